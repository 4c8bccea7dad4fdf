export const exporting = {
  export: 'Exporteren',
  csv: 'Als CSV',
  xlsx: 'Als Excel-bestand',
  workbook: 'Als Excel, met contacten en matches',
  json: 'Als JSON',
  vcard: 'Als adreskaarten (vCard)',
  done: 'Het bestand staat bij uw downloads',
  failed: 'Exporteren is niet gelukt: {{reason}}',
} as const
