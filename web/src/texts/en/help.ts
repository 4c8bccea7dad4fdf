import type { help as nl } from '../nl/help.ts'
import type { SameKeys } from '../sameKeys.ts'

export const help = {
  title: 'Help',
  lead: 'A short explanation for every screen. What you read here fits what you may do.',
  filter: 'What do you need help with?',
  pagesOf: 'Subjects',
  none: 'Nothing found for “{{term}}”. Try another word.',
  found_one: '{{count}} subject',
  found_other: '{{count}} subjects',
  tour: 'Start the tour',
  keys: 'See the shortcuts',
  how: 'How to do it',
  byKeys: 'By keyboard',
  others: 'What others see of it',
  toScreen: 'To the screen',
  all: 'All subjects',
  pages: {
    dashboard: {
      title: '$t(common:dashboard)',
      about: 'Your day starts here: what asks for you, and what changed last.',
      tasks: {
        today: {
          do: 'See what is due today',
          how: 'The counts are at the top. Click a number; when there is just one, it opens at once.',
        },
        panels: {
          do: 'Go on with what waits',
          how: 'Under [$t(dashboard:waiting)] stands what is most pressing. A line opens the card, the link below it the whole list.',
        },
        late: {
          do: 'Put right what is late',
          how: '[$t(glance:lateTitle)] shows dossiers of which a planned step has gone by. Move the status on, or change the planning.',
        },
        trends: {
          do: 'See how things go',
          how: 'The figures count thirty days at a time. The last bar is now; the arrow compares with the thirty days before.',
        },
        feed: {
          do: 'Catch up',
          how: 'Under [$t(dashboard:feed)] stands what happened last, newest first.',
        },
      },
      keys: 'G and then D brings you here, wherever you are.',
      others: 'This overview is yours alone. It counts nothing that you may not see.',
    },
    lists: {
      title: '$t(layout:list)',
      about: 'All of one kind together: filter, sort, and do something with many at once.',
      tasks: {
        filter: {
          do: 'Make a list shorter',
          how: 'Choose a status or press [$t(list:filters)]. Each filter stands above the list as a chip; click it away when you no longer want it.',
        },
        look: {
          do: 'Look at it differently',
          how: 'Under [$t(list:look)] you choose [$t(list:looks.table)], [$t(list:looks.cards)] or [$t(list:looks.board)]. On a board you drag a card to its next status.',
        },
        columns: {
          do: 'Choose columns',
          how: 'In the table press [$t(list:chooseColumns)] and put them in your order.',
        },
        keep: {
          do: 'Keep a list',
          how: 'Under [$t(list:views)] choose [$t(list:viewKeep)]. Filters, order and columns are there again next time.',
        },
        share: {
          do: 'Share a view',
          how: 'When keeping it tick [$t(list:viewShareNew)]. Everybody sees the lines in it that they may see.',
        },
        bulk: {
          do: 'Change many at once',
          how: 'Tick lines. At the bottom appears what you can do with them, such as status, tag or [$t(list:bulkLink)]. You can undo it afterwards.',
        },
        export: {
          do: 'Take it to Excel',
          how: '[$t(exporting:export)] gives the list as it stands: [$t(exporting:csv)] or [$t(exporting:xlsx)].',
        },
      },
      keys: 'In the table the arrows walk and Enter opens a line. On the board the space bar picks up a card.',
      others: 'A view is yours until you share it.',
    },
    search: {
      title: '$t(search:title)',
      about: 'Finds by name, place, website, e-mail, phone and words of a request. A typing error does not matter.',
      tasks: {
        quick: {
          do: 'Open something quickly',
          how: 'Press / or [$t(layout:search)], type at least two letters and choose with the arrows.',
        },
        all: {
          do: 'See all results',
          how: 'Press [$t(search:launch)] below the first results. There you can also choose one kind.',
        },
        palette: {
          do: 'Everything by a command',
          how: 'Ctrl + K opens [$t(palette:title)]: go somewhere, add something or change a status without a mouse.',
        },
      },
      keys: '/ searches, Ctrl + K opens the commands, Escape closes.',
      others: 'You find only what you may see, and nobody sees what you search for.',
    },
    calendar: {
      title: '$t(agenda:title)',
      about: 'Appointments, todos with a date and milestones of dossiers in one overview.',
      tasks: {
        choose: {
          do: 'Choose what you see',
          how: 'Choose month, week, day or list, and tick under [$t(agenda:kindsOf)] what belongs in it.',
        },
        make: {
          do: 'Make an appointment',
          how: 'Press [$t(agenda:add)], or drag over the hours you want.',
        },
        move: {
          do: 'Move something',
          how: 'Drag it to another day, or open it and press [$t(agenda:move)]. You can undo it at once.',
        },
        feed: {
          do: 'Follow it in a calendar of your own',
          how: 'Under [$t(layout:settings)] you make an address with [$t(agenda:feedMake)] that your calendar program subscribes to.',
        },
        overlay: {
          do: 'Read another calendar along',
          how: 'Give the ICS address under [$t(layout:settings)] and press [$t(agenda:overlayAdd)].',
        },
        file: {
          do: 'Take over a calendar file',
          how: 'Press [$t(agenda:import)]. You see first what is in it.',
        },
      },
      keys: 'Tab walks along the appointments, Enter opens one.',
      others:
        'Everybody sees in the calendar only what they may also see as a card. A calendar that you read along is seen by you alone.',
    },
    messages: {
      title: '$t(messages:title)',
      about: 'Messages to people, organisations or a whole space, with what you got and what you sent.',
      tasks: {
        write: {
          do: 'Send a message',
          how: 'Press [$t(messages:compose)] and choose to whom. You can choose several.',
        },
        reply: { do: 'Reply', how: 'Open the message and press [$t(messages:reply)].' },
        unread: {
          do: 'Catch up',
          how: 'Tick [$t(messages:onlyUnread)], choose what you have seen and press [$t(messages:markRead)].',
        },
        mail: {
          do: 'Get mail as well',
          how: 'Under [$t(layout:settings)], at [$t(settings:mail)], you choose of what.',
        },
      },
      keys: 'G and then B opens your messages. Ctrl + Enter sends.',
      others: 'Only you and whom you choose read a message. The sender sees how many people read it.',
    },
    chat: {
      title: '$t(chat:title)',
      about: 'Quick talk with whoever works on the same dossier or knowledge centre.',
      tasks: {
        open: {
          do: 'Join in',
          how: 'Choose a conversation on the left, or open the chat from a dossier. Enter sends.',
        },
        edit: {
          do: 'Correct something',
          how: 'For a quarter of an hour you can change or remove your own message.',
        },
        leave: { do: 'Go away', how: 'Press [$t(chat:leave)]. What you miss is counted in the top bar.' },
      },
      keys: 'Enter sends, Shift + Enter begins a new line.',
      others:
        'A conversation is read by whoever may see the dossier or the space in full. Never by suppliers: what is said there may tell who is asking.',
    },
    dossier: {
      title: 'A dossier',
      about: 'One request for ERP, CRM or HRM, from the first question to the choice.',
      tasks: {
        note: {
          do: 'Write the request',
          how: 'Press [$t(notes:write)]. Several people can work in it at once; everything is saved by itself. @ mentions a contact, # a detail and - a question.',
        },
        fit: {
          do: 'Choose suppliers',
          how: 'Press [$t(fit:find)]. Behind every supplier stands why it fits. Choose some and press [$t(fit:add)].',
        },
        status: {
          do: 'A step further',
          how: 'Click the status. Choose what comes next, now or [$t(history:later)].',
        },
        planning: {
          do: 'Plan',
          how: 'Under [$t(planning:title)] you drag the steps to their date. What has gone by without a sequel is told on the dashboard.',
        },
        file: { do: 'Add a file', how: 'Drag it onto the card, or press [$t(files:add)].' },
        ask: {
          do: 'Ask or say something',
          how: 'Write under [$t(comments:title)] and press [$t(comments:send)]. With @ you mention somebody, who is then told.',
        },
        decide: {
          do: 'Accept or decline',
          how: 'At the top stands [$t(matches:decideTitle)]. Choose [$t(matches:accept)] or [$t(matches:refuse)] and say why.',
        },
        answer: {
          do: 'Judge a supplier',
          how: 'Under [$t(matches:proposed)] you answer with yes, maybe or no. You may explain it, and change it later.',
        },
        print: { do: 'Print', how: 'Choose [$t(printing:print)] in the menu of the card.' },
      },
      keys: 'In a comment @ mentions somebody and Ctrl + Enter places it.',
      others:
        'A supplier reads a dossier only once a match is visible, and then anonymously: without names, address, files or anything else that tells, until the knowledge centre discloses who is asking.',
    },
    match: {
      title: 'A match',
      about: 'The link of a dossier to a supplier, with price, status and talk.',
      tasks: {
        visible: {
          do: 'Show it',
          how: 'Turn [$t(matches:visible)] on. First you see what in the request still seems telling; a click blots it out.',
        },
        open: {
          do: 'Disclose who is asking',
          how: 'Turn [$t(matches:open)] on. What was seen cannot be unseen; the history says who did it.',
        },
        status: {
          do: 'Take the next step',
          how: 'Press the step that fits. For most you give a reason, so that everybody knows why later.',
        },
        decide: {
          do: 'Accept or decline',
          how: 'Choose [$t(matches:accept)] or [$t(matches:refuse)]. After that the knowledge centre takes over.',
        },
        answer: { do: 'Answer', how: 'Choose yes, maybe or no, and write something with it if you like.' },
        talk: {
          do: 'Talk it over',
          how: 'Under [$t(matches:talkTitle)] you write with whoever sees the match.',
        },
      },
      keys: 'Tab walks along all that you can choose, the space bar chooses.',
      others:
        'As long as a match is not visible, it exists for the knowledge centre alone. A supplier never sees the matches of another.',
    },
    organisation: {
      title: 'An organisation',
      about: 'The card of an end-user, supplier, member or space, with all that belongs to it.',
      tasks: {
        edit: { do: 'Change details', how: 'Press [$t(common:edit)] at the top.' },
        add: {
          do: 'Add something',
          how: 'Every part has a plus: a contact, a dossier, a todo or an appointment.',
        },
        status: { do: 'Change the status', how: 'Click the status; the whole history is there as well.' },
        tags: {
          do: 'Give tags',
          how: 'Search the tags by name or code. The whole tree is under [$t(layout:tags)] in your menu.',
        },
        link: {
          do: 'Link',
          how: 'Choose [$t(items:link)] in the menu, find to what, and choose the role.',
        },
        merge: {
          do: 'Entered twice?',
          how: 'Choose [$t(items:merge)] in the menu and decide per field what stays. It can be undone.',
        },
        seeAs: {
          do: 'See what somebody else sees',
          how: 'Choose [$t(seeAs:lookAs)] in the menu. You then look along without being able to change anything.',
        },
      },
      keys: 'Ctrl + Enter places a comment or saves a form.',
      others: 'Whoever may read it sees the whole card. Of a supplier of a match, end-users see a business card alone.',
    },
    person: {
      title: 'A contact',
      about: 'Somebody at an organisation: how to reach them, their role and what happened with them.',
      tasks: {
        edit: { do: 'Change', how: 'Press [$t(common:edit)] at the top.' },
        picture: { do: 'Set a picture', how: 'Click the circle with the letters and choose a picture.' },
        invite: {
          do: 'Give an account',
          how: 'Choose [$t(items:invite)] in the menu. A mail goes out with a link that works for seven days.',
        },
        privacy: {
          do: 'Get or erase data',
          how: 'Under [$t(privacy:title)] you get all that is kept, or erase the person for good.',
        },
      },
      keys: 'Ctrl + Enter places a comment or saves a form.',
      others: 'A supplier sees the contacts of whoever asks only after disclosure.',
    },
    card: {
      title: 'A card',
      about: 'Todos, appointments, files, software and the rest: each has a card with its details.',
      tasks: {
        done: { do: 'Tick off a todo', how: 'Tick the todo itself, or what is under it one by one.' },
        edit: {
          do: 'Change',
          how: 'Press [$t(common:edit)] at the top. A draft is kept when you leave.',
        },
        remove: {
          do: 'Throw away',
          how: 'Choose [$t(common:delete)]. If that was a mistake, press [$t(common:undo)].',
        },
        comment: {
          do: 'Comment',
          how: 'Write under [$t(comments:title)] and press [$t(comments:send)]. When it is done, tick [$t(comments:done)].',
        },
        log: { do: 'See who did what', how: 'Under [$t(log:title)] stands every change, with before and after.' },
        print: { do: 'Print', how: 'Choose [$t(printing:print)] in the menu of the card.' },
      },
      keys: 'Ctrl + Enter places a comment or saves a form.',
      others: 'What hangs under a card is seen by whoever may read that card in full.',
    },
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
          how: 'Below every chart [$t(statistics:asTable)] opens the same figures as a table.',
        },
        export: { do: 'Take them along', how: '[$t(exporting:export)] gives a table as CSV or Excel file.' },
        steps: {
          do: 'See where it gets stuck',
          how: '[$t(statistics:parts.steps)] shows which part took a step and how many days that took.',
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
          how: 'After ten minutes without movement Schakel logs you out. What you were filling in is kept.',
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
          how: 'Open the contact and choose [$t(items:invite)].',
        },
      },
      keys: 'The form can be filled in with Tab and Enter.',
      others: 'The request is there only after confirmation, and then for the knowledge centre alone.',
    },
  },
} as const satisfies SameKeys<typeof nl>
