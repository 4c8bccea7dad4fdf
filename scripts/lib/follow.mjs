// Loaded into a server that stands behind another process: when that one is gone, however it went, the server stops too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
