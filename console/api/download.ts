import type { Endpoint } from '@/contracts/endpoint'
import { readCallReply, unansweredCall } from '@/console/api/call'
import { fetchFile, saveFile } from '@/lib/api/file-answer'

/**
 * Fetches a file without input and saves it. Not a link, which would show an error as a page. Every failure is an
 * ApiError in the language of the page.
 */
export async function download(endpoint: Endpoint, fallbackName: string): Promise<void> {
  try {
    const answer = await fetchFile(endpoint.path)
    if ('reply' in answer) readCallReply(answer.reply)
    else saveFile(answer.name ?? fallbackName, answer.file)
  } catch (error) {
    throw unansweredCall(error)
  }
}
