import { completeOrders } from './complete-orders'
import { confirmOrders } from './confirm-orders'
import { expireOrders } from './expire-orders'
import { forgetKeys } from './forget-keys'
import type { Job } from './job'
import { sweepUploadsJob } from './sweep-uploads'
import { sendMail } from './send-mail'

/** Every job there is; a new one is a file beside this and a line here. */
export const JOBS: Job[] = [
  expireOrders,
  confirmOrders,
  completeOrders,
  forgetKeys,
  sendMail,
  sweepUploadsJob,
]
