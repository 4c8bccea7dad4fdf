/** Where the lines of the log go. */
interface Sink {
  write(text: string): unknown
}

/**
 * Writes the log lines of one turn of the event loop together: a system call for each request takes a fifth of its time. What is
 * left when the process ends is written then.
 */
export function logStream(sink: Sink): Sink {
  let lines = ''
  const flush = (): void => {
    if (lines !== '') sink.write(lines)
    lines = ''
  }
  process.on('exit', flush)
  return {
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}
