// The lower bound for a server of Node: the same bytes for every request.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.argv[2] ?? '')
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Content-Length': body.length,
}
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.argv[3]), '127.0.0.1')
