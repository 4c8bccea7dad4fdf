/** The help of the screens of the centre, of settings and of what one meets before logging in; written as in `help`. */
export const helpMore = {
  checkin: {
    title: '$t(checkin:title)',
    about: 'The attendance of an appointment or knowledge day, with several people at the door.',
    tasks: {
      tick: {
        do: 'Tick off',
        how: 'Search by name or organisation and tap the person. When the connection is lost it just goes on.',
      },
      walkIn: { do: 'Somebody extra', how: 'Press [$t(checkin:add)].' },
      qr: {
        do: 'Let visitors check in',
        how: 'Press [$t(checkin:showQr)] and put the code on a screen or on paper: [$t(checkin:fullScreen)] or [$t(checkin:print)].',
      },
      guests: {
        do: 'Guests and drinks',
        how: 'Open the line of a person for [$t(checkin:guests)], [$t(checkin:drinks)] and [$t(checkin:bob)].',
      },
    },
    keys: 'Type a name, go to the person with Tab, the space bar ticks.',
    others: 'Visitors with the code see no list and are not told whether an address is registered.',
  },
  statistics: {
    title: '$t(statistics:title)',
    about: 'Dossiers and matches per month, beside a year earlier: per step, supplier and branche.',
    tasks: {
      period: { do: 'Choose a period', how: 'Choose under [$t(statistics:period)], or fill in two dates yourself.' },
      table: {
        do: 'See the numbers',
        how: 'Below every chart [$t(statistics:asTable)] opens the same figures as a table. A number or a bar opens the list behind it.',
      },
      export: { do: 'Take them along', how: '[$t(exporting:export)] gives a table as CSV or Excel file.' },
      steps: {
        do: 'See where it gets stuck',
        how: '[$t(statistics:parts.steps)] shows which part took a step and how many days that took.',
      },
      report: {
        do: 'Make a report of your own',
        how: 'Choose [$t(reports:title)] and [$t(reports:new)]. Choose what you count, how you split it and in which form; the preview follows at once. A tag also counts what has a tag below it. [$t(reports:stepDays)] says how long it takes from one step to another. A [$t(reports:target)] is a line in the chart. [$t(reports:keep)] keeps it.',
      },
      reports: {
        do: 'Manage reports',
        how: 'Under the three dots you duplicate, share or rename a report, or throw it away. A bar, point or number opens its list. [$t(reports:onDashboard)] puts it on your dashboard in a small form; [$t(reports:mailOn)] mails it to you on the first working day of the month.',
      },
    },
    keys: 'Tab walks along choices and tables.',
    others: 'Only the knowledge centre sees statistics, everybody of their own space.',
  },
  import: {
    title: '$t(importing:title)',
    about: 'Organisations and contacts from a file: look first, then all or nothing.',
    tasks: {
      file: {
        do: 'Choose a file',
        how: 'Drag it in, or press [$t(importing:choose)]. CSV, Excel and vCard will do.',
      },
      columns: {
        do: 'Say what the columns are',
        how: 'Schakel guesses what each column is. Correct it where needed and press [$t(importing:toCheck)].',
      },
      check: {
        do: 'Handle duplicates',
        how: 'At [$t(importing:withDuplicates)] you choose to skip, fill in or add anyway.',
      },
      run: {
        do: 'Run it',
        how: 'Press [$t(importing:run)]. You may leave; nobody sees any of it until all is done.',
      },
    },
    keys: 'Every step can be done with Tab and Enter.',
    others: 'What you import is seen by whoever may see the space.',
  },
  duplicates: {
    title: '$t(merging:duplicates)',
    about: 'What was probably entered twice, to lay side by side.',
    tasks: {
      find: { do: 'Find', how: 'Choose a kind. Each group says in what they are the same.' },
      compare: { do: 'Lay side by side', how: 'Press [$t(merging:compare)].' },
      merge: {
        do: 'Merge',
        how: 'Choose per field what stays and press [$t(merging:merge)]. All that hangs on the other goes along; it can be undone.',
      },
    },
    keys: 'Tab walks along the fields, the arrows choose which one stays.',
    others: 'Only the knowledge centre looks for duplicates. What goes is in the trash for thirty days.',
  },
  trash: {
    title: '$t(trash:title)',
    about: 'What was thrown away in the last thirty days, to restore it.',
    tasks: {
      find: {
        do: 'Find something back',
        how: 'Type a part of the name, or choose a kind. What went last stands at the top.',
      },
      restore: {
        do: 'Restore',
        how: 'Press [$t(trash:restore)]. It stands again where it was, with all that hung on it; [$t(trash:open)] takes you there.',
      },
      merged: {
        do: 'Take a merge back',
        how: 'Restore what went into the other: then there are two again, each with what belonged to it.',
      },
      waits: {
        do: 'Something of which the place is gone',
        how: 'First restore what it belonged to. After that it can come back itself.',
      },
    },
    keys: 'Tab walks along the rows, Enter restores.',
    others:
      'You find here what you could read before, also when a colleague threw it away. After thirty days it is gone for good.',
  },
  users: {
    title: '$t(users:title)',
    about: 'All accounts, with role, organisation and when somebody logged in last.',
    tasks: {
      add: { do: 'Add somebody', how: 'Press [$t(users:add)] and choose organisation and role.' },
      search: { do: 'Search', how: 'Type a name, e-mail address, organisation or role.' },
      role: { do: 'Change a role', how: 'Open the card of the person and press [$t(common:edit)].' },
      chart: { do: 'See the use', how: '[$t(users:chart)] shows how often people logged in, also as a table.' },
    },
    keys: 'G and then U opens the list.',
    others: 'This list is for super users alone.',
  },
  settings: {
    title: '$t(settings:title)',
    about: 'Who you are to others, how you log in, and how Schakel looks to you. Everything is saved at once.',
    tasks: {
      profile: { do: 'Name and picture', how: 'Under [$t(settings:profile)] you change how others see you.' },
      look: { do: 'Language, colour and time zone', how: 'Choose under [$t(settings:look)].' },
      mail: { do: 'Less or more mail', how: 'Tick under [$t(settings:mail)] of what you want mail.' },
      calendars: {
        do: 'Read another calendar along',
        how: 'Under [$t(agenda:calendars)] you read an ICS address along, or your Google Calendar where that is offered. You stop it there too.',
      },
      safety: {
        do: 'Log in more safely',
        how: 'Under [$t(settings:factors)] you turn on an app or a passkey. Keep the recovery codes well.',
      },
      sessions: {
        do: 'Log out elsewhere',
        how: 'Under [$t(settings:sessions)] you see every device. If you do not know one, end it.',
      },
      data: { do: 'Get your data', how: 'Under [$t(privacy:ownTitle)] you get all that is kept of you.' },
      retention: {
        do: 'How long things are kept',
        how: 'Under [$t(privacy:retention)] you decide how long Schakel keeps something.',
      },
    },
    keys: 'What you type in a field is saved with Enter or as soon as you leave the field.',
    others: 'Others see your name, picture and phone. How you log in and what you chose is seen by you alone.',
  },
  login: {
    title: '$t(auth:title)',
    about: 'Coming in with an e-mail address or user name, and what to do when that fails.',
    tasks: {
      forgot: {
        do: 'Password lost',
        how: 'Click [$t(auth:forgot)] when logging in. You get a link that works for an hour.',
      },
      passkey: { do: 'Without a password', how: 'If you have a passkey, choose [$t(auth:byPasskey)].' },
      phone: {
        do: 'Phone lost',
        how: 'Fill in a recovery code instead of the code. Each of them works once.',
      },
      idle: {
        do: 'Logged out by itself',
        how: 'After ten minutes without movement Schakel logs you out. What you were filling in is kept. If you close Schakel yourself you stay logged in, so log out on a shared computer.',
      },
    },
    keys: 'Enter logs in.',
    others: 'Nobody sees your password, not even the super user.',
  },
  request: {
    title: 'The request form',
    about:
      'An organisation without an account asks for a selection here. After confirmation by mail there is a dossier.',
    tasks: {
      share: {
        do: 'Share the form',
        how: 'Share the address of this site with /aanvraag behind it, or /en/request for English.',
      },
      come: {
        do: 'See what comes in',
        how: 'A confirmed request stands on the dashboard under [$t(dashboard:panels.requests)].',
      },
      invite: {
        do: 'Give access to whoever asks',
        how: 'Open the contact and choose [$t(items:invite)]. Who gets the first account organises the weighing and takes the decision.',
      },
    },
    keys: 'The form can be filled in with Tab and Enter.',
    others: 'The request is there only after confirmation, and then for the knowledge centre alone.',
  },
} as const
