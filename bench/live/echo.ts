// The floor of what is live: a bare socket.io server that passes on what it gets to whoever is in the room, tells everybody what is
// posted, and keeps nothing.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { Server } from 'socket.io'

interface Edit {
  readonly item: string
}
type Reply = (answer: object) => void

const http = createServer(async (request, response) => {
  if (request.method === 'POST') io.emit('update', await json(request))
  response.end('{}')
})
const io = new Server(http, { serveClient: false })
io.on('connection', (socket) => {
  socket.on('joinRoom', async ({ room }: { readonly room: string }, reply?: Reply) => {
    await socket.join(room)
    reply?.({ ok: true })
  })
  socket.on('update_editor_server', (edit: Edit, reply?: Reply) => {
    socket.to(`item:${edit.item}`).emit('update_editor_client', edit)
    reply?.({ ok: true })
  })
})
http.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
