import fc from 'fast-check'

// A report that tells only the case that failed, and not what failed on it, cannot be read from a log.
fc.configureGlobal({ includeErrorInReport: true })
