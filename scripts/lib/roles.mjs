const roles = 'super|staff|supplier|suppliers|enduser|endusers|member|members'
const compared = [
  // kind === 'super', user.role !== "staff", and the other way round.
  new RegExp(`\\b(?:kind|role)\\b['"\\]]*\\s*[!=]==?\\s*(['"\`])(?:${roles})\\1`, 'g'),
  new RegExp(`(['"\`])(?:${roles})\\1\\s*[!=]==?\\s*[\\w.?]*\\b(?:kind|role)\\b`, 'g'),
  // ['super', 'staff'].includes(kind), and a switch over roles.
  new RegExp(`\\[[^\\]]*(['"\`])(?:${roles})\\1[^\\]]*\\]\\.(?:includes|indexOf|some)\\([^)]*(?:kind|role)\\b`, 'g'),
  /\bcase\s+(['"`])(?:super|staff|enduser|endusers|member|members)\1\s*:/g,
]

/** Where a source outside `domain` compares a role by itself, each as `file: what is written there`. `sources` maps paths to their text. */
export function comparedRoles(sources) {
  return Object.entries(sources)
    .filter(([file]) => !file.startsWith('domain/'))
    .flatMap(([file, text]) => compared.flatMap((one) => [...text.matchAll(one)].map(([what]) => `${file}: ${what}`)))
}

/** Rights of `table`, a text with one right a line, that no source asks for. */
export function unaskedRights(table, sources) {
  const texts = Object.entries(sources).filter(
    ([file]) => !file.endsWith('/viewerRights.ts') && !file.endsWith('/itemRights.ts'),
  )
  const all = texts.map(([, text]) => text).join('\n')
  const names = [...table.matchAll(/^ {2}(\w+): \{ who:|^ {2}\{ what: '(\w+)'|^ {4}what: '(\w+)'/gm)].map(
    ([, ...found]) => found.find(Boolean),
  )
  return [...new Set(names)].filter((name) => !all.includes(`, '${name}'`))
}
