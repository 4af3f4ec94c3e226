/** The CPU time that a web process has used, from its metrics. */
export async function cpuSecondsOf(origin: string, opsToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${opsToken}` }
  const text = await (await fetch(`${origin}/api/metrics`, { headers })).text()
  const seconds = /^process_cpu_seconds_total ([\d.e+-]+)$/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error(`${origin} does not report its CPU time`)
  return Number(seconds)
}
