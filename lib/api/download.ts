import { CODE } from '@/contracts/codes'
import type { Endpoint, InputOf } from '@/contracts/endpoint'
import { fetchFile, saveFile } from '@/lib/api/file-answer'
import { encodeQuery } from '@/lib/api/query-string'
import { callError, readReply } from '@/lib/api/http-exchange'
import { currentApiContext } from '@/lib/api/api-context'
import { toast } from '@/lib/toast/toast'

/**
 * Fetches a file from the backend and saves it. Not a link, because the browser would send its own
 * language and show an error as a page. Every failure is an ApiError, shown as a toast.
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  fallbackName: string,
): Promise<void> {
  const { translate } = currentApiContext()
  try {
    const answer = await fetchFile(`${endpoint.path}?${encodeQuery(input as object)}`)
    if ('reply' in answer) readReply(answer.reply, translate)
    else saveFile(answer.name ?? fallbackName, answer.file)
  } catch (error) {
    const failure = callError(error, translate)
    toast.fail(failure.message)
    if (failure.code === CODE.signInNeeded) await currentApiContext().endSession()
    throw failure
  }
}
