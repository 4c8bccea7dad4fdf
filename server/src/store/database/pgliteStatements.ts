import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import { CRASHED, DatabaseError } from './databaseError.ts'
import { createStatementNames } from './statementNames.ts'
import { encodeParameter, parserOf } from './values.ts'

const { serialize } = protocol

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

interface Statement {
  readonly name: string
  readonly text: string
  parsed: boolean
  columns: readonly Column[] | undefined
}

export interface PgliteStatements {
  /** The engine stopped in the middle of its work: it answers nothing any more, and all these throw why. */
  readonly isStopped: boolean
  query<R>(text: string, params: readonly unknown[]): Promise<R[]>
  /** Runs one command without parameters and answers its tag, such as 'COMMIT'. */
  command(sql: string): Promise<string>
  /** Closes every prepared statement; called after scripts, which may change what a statement answers. */
  forget(): Promise<void>
}

/**
 * Speaks to the embedded engine in prepared statements, all messages of one query in one call. PGlite's own `query` parses and plans
 * each time, in six calls: it is three to six times as slow on the short statements of which a server's work consists.
 */
export function createPgliteStatements(client: PGlite): PgliteStatements {
  const names = createStatementNames()
  const statements = new Map<string, Statement>()

  function statementOf(text: string): Statement {
    const known = statements.get(text)
    if (known) return known
    const name = names.nameOf(text) ?? ''
    const statement: Statement = { name, text, parsed: false, columns: undefined }
    if (name) statements.set(text, statement)
    return statement
  }

  let stopped: DatabaseError | undefined

  async function send(parts: readonly Uint8Array[]) {
    // Asked once more it would never come back, and the process with it.
    if (stopped) throw stopped
    try {
      const answers = await client.execProtocolStream(Buffer.concat(parts), { syncToFs: false, throwOnError: false })
      const last = answers.find(isLastWord)
      if (!last) return answers
      stopped = new DatabaseError(last)
    } catch (error) {
      stopped = new DatabaseError({ code: CRASHED, message: 'the engine stopped' }, { cause: error })
    }
    throw stopped
  }

  async function query<R>(text: string, params: readonly unknown[]): Promise<R[]> {
    const statement = statementOf(text)
    const parts: Uint8Array[] = []
    if (!statement.parsed) parts.push(serialize.parse({ name: statement.name, text }))
    parts.push(serialize.bind({ statement: statement.name, values: params.map(toWire) }))
    if (!statement.columns) parts.push(serialize.describe({ type: 'P' }))
    parts.push(serialize.execute({}), serialize.sync())
    return readRows<R>(await send(parts), statement)
  }

  async function command(sql: string): Promise<string> {
    const answers = await send([serialize.query(sql)])
    let tag = ''
    for (const answer of answers) {
      if (answer instanceof messages.DatabaseError) throw new DatabaseError(answer)
      if (answer instanceof messages.CommandCompleteMessage) tag = answer.text
    }
    return tag
  }

  async function forget(): Promise<void> {
    const closing = [...statements.values()].map(({ name }) => serialize.close({ type: 'S', name }))
    statements.clear()
    if (closing.length > 0) await send([...closing, serialize.sync()])
  }

  return {
    query,
    command,
    forget,
    get isStopped() {
      return stopped !== undefined
    },
  }
}

/** Whether an answer says that the engine ends here. */
function isLastWord(answer: object): answer is messages.DatabaseError {
  return answer instanceof messages.DatabaseError && (answer.severity === 'PANIC' || answer.severity === 'FATAL')
}

function readRows<R>(answers: readonly { name: string }[], statement: Statement): R[] {
  const rows: R[] = []
  for (const answer of answers) {
    if (answer instanceof messages.DataRowMessage) {
      rows.push(readRow(answer.fields, statement.columns ?? []) as R)
    } else if (answer instanceof messages.RowDescriptionMessage) {
      statement.columns = answer.fields.map((field) => ({ name: field.name, parse: parserOf(field.dataTypeID) }))
    } else if (answer.name === 'parseComplete') {
      statement.parsed = statement.name !== ''
    } else if (answer.name === 'noData') {
      statement.columns = []
    } else if (answer instanceof messages.DatabaseError) {
      throw new DatabaseError(answer)
    }
  }
  return rows
}

function readRow(fields: readonly (string | null)[], columns: readonly Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, column] of columns.entries()) {
    const text = fields[index]
    row[column.name] = text === null || text === undefined ? null : column.parse(text)
  }
  return row
}

function toWire(value: unknown): string | Uint8Array | null {
  return encodeParameter(value)
}
