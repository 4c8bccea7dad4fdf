// The floor: what the database and a bare Node can do. Takes the database and the port as its arguments.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readTarget } from '../data/target.ts'
import { openFloor } from './open.ts'
import { type OperationName, operationNames, statements } from './statements.ts'

const database = await openFloor(readTarget(process.argv[2] ?? ''))

function isOperation(name: string): name is OperationName {
  return operationNames.some((known) => known === name)
}

function answer(response: ServerResponse, status: number, json: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
    .end(json)
}

async function handle(name: OperationName, text: string): Promise<string> {
  const { text: sql, values } = statements[name]
  return (await database.json(name, sql, values(JSON.parse(text)))) ?? 'null'
}

function read(request: IncomingMessage, done: (text: string) => void): void {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => done(Buffer.concat(parts).toString()))
}

/** The least that shows fifty organisations: one page, one script in it, one question. */
const screen = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Floor</title><h1>Eindgebruikers</h1><table></table><script>
fetch('/page', { method: 'POST', body: JSON.stringify({ status: 'registered' }) }).then((answer) => answer.json()).then((rows) => {
  for (const { name, status, website } of rows) {
    const line = document.querySelector('table').insertRow()
    for (const text of [name, status, website]) line.insertCell().textContent = text
  }
})
</script></html>`

const server = createServer((request, response) => {
  const name = (request.url ?? '/').slice(1)
  if (name === 'screen') return void response.writeHead(200, { 'content-type': 'text/html' }).end(screen)
  if (!isOperation(name)) return answer(response, name === 'readyz' ? 200 : 404, '{}')
  read(request, (text) => {
    handle(name, text).then(
      (json) => answer(response, 200, json),
      (error: Error) => answer(response, 500, JSON.stringify({ message: error.message })),
    )
  })
})
server.listen(Number(process.argv[3]), '127.0.0.1')

process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void database.close().then(() => process.exit(0))
})
