import { parentPort } from 'node:worker_threads'
import { makeForm, review, type TextJob } from './textWork.ts'

parentPort?.on('message', (job: TextJob) => parentPort?.postMessage(job.kind === 'form' ? makeForm(job) : review(job)))
