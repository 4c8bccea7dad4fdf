import type { help as nl } from '../nl/help.ts'
import type { SameKeys } from '../sameKeys.ts'
import { helpMore } from './helpMore.ts'

// Tasks that cards of several types have.
const timeline = {
  do: 'Read the timeline',
  how: '[$t(timeline:title)] shows all that happened, also to what hangs below, newest first. Choose with the buttons above it what you see; your choice stays. What others do meanwhile waits behind a press.',
} as const

const follow = {
  do: 'Follow',
  how: '[$t(bell:follow)] at the top of the card notifies you of what happens, under the bell and by mail. Only you see this; your settings list all that you follow.',
} as const

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
        menu: {
          do: 'Keep things at hand',
          how: 'Press the star on a card, or choose [$t(layout:starOnView)] with a view. It then stands on top under [$t(layout:menu)], on every device; Alt and an arrow change the order. Below it is what you looked at last.',
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
          how: 'Press [$t(list:addFilter)] and choose a field, what you ask of it and a value; also of what it hangs under. Press a filter to change it, or click it away when you no longer want it. One press on [$t(list:and)] makes it [$t(list:or)]. The address of the page keeps the filters.',
        },
        quick: {
          do: 'See what waits for you',
          how: 'Above the list press [$t(list:mine)], [$t(list:only.late)] or, for dossiers, [$t(list:only.unmatched)]. Once more, and everything is there again.',
        },
        look: {
          do: 'Look at it differently',
          how: 'Under [$t(list:look)] you choose [$t(list:looks.table)], [$t(list:looks.cards)] or [$t(list:looks.board)]. On a board you drag a card to its next status.',
        },
        peek: {
          do: 'Look beside the list',
          how: 'Press the space bar, or the small button in a row or card. The arrows lead to the next one, [$t(list:peekWhole)] opens the whole card and Escape leads back. The address remembers what stands beside it.',
        },
        board: {
          do: 'Read a board',
          how: 'Above a column stand how many there are in it and what was entered of them, also of what is not loaded yet. A card says how long it has stood there, how many matches it has, what was entered and whose it is. Fold what you do not follow; on a phone choose or swipe a column.',
        },
        lanes: {
          do: 'A board in lanes',
          how: 'On a board choose a field under [$t(list:lanesBy)], such as the owner. Each lane says how many there are in it and what was entered of them, and folds with a press on its name. Drag a card to another lane and it gets what that lane has in common, such as the owner; where it cannot go it says why.',
        },
        boardKeys: {
          do: 'A board by keyboard',
          how: 'J goes to the first card, the arrows go on. X chooses a card, Shift with Space a stretch up to it; Space looks at it beside the board, M moves it, Escape goes one step back. What you choose you move together and undo at once.',
        },
        cells: {
          do: 'Change in the table',
          how: 'Click on a cell, or go there by the arrows and press Enter. Tab saves and goes on to the next cell, Escape leaves it as it was.',
        },
        paste: {
          do: 'Paste from a spreadsheet',
          how: 'Go to the first cell by the arrows and paste. You first see what changes; afterwards you can undo it at once. A status goes along where it needs no reason. In one cell choices stand with a comma between them, tasks with a semicolon.',
        },
        group: {
          do: 'Group the lines',
          how: 'In the table choose a field under [$t(list:groupBy)]. Of each group you see how many there are and, of dossiers and matches, what they are worth together; a press on its head opens or closes it.',
        },
        columns: {
          do: 'Choose columns',
          how: 'In the table press [$t(list:chooseColumns)] and put them in your order. Columns with nothing in them are hidden; above the table stands how many, and a press on that shows them. The name stays in sight while you go sideways. On a wide screen [$t(list:asWide)] makes more room.',
        },
        add: {
          do: 'Fill in an address',
          how: 'Type only the house number as the street and then the zip code: the city follows, and where that is set up the street too. What you fill in yourself stays.',
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
          how: 'Tick lines or cards, on the board too. At the bottom appears what you can do with them, such as status, tag or [$t(list:bulkLink)]. You can undo it afterwards.',
        },
        export: {
          do: 'Take it to Excel',
          how: '[$t(exporting:export)] gives the list as it stands: [$t(exporting:csv)] or [$t(exporting:xlsx)].',
        },
      },
      keys: 'J and K walk through rows, cards and board; Enter opens, E edits, S changes the status, X chooses and the space bar shows beside the list. F adds a filter, C adds something. On the board the space bar on its grip picks up a card. ? shows all keys.',
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
          how: 'Ctrl + K opens [$t(palette:title)]: go somewhere, add something, change a status or do what the buttons and menus of the screen do, without a mouse. A typing error does not matter.',
        },
      },
      keys: '/ searches, Ctrl + K opens the commands, C adds something, ? shows the keys of this screen, Escape closes.',
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
          how: 'Give the ICS address under [$t(layout:settings)] and press [$t(agenda:overlayAdd)]. Where [$t(agenda:googleConnect)] is offered, that does it too.',
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
    work: {
      title: '$t(layout:work)',
      about:
        'All that waits for you in one list, from late to later: todos, appointments, matches, dossiers and messages.',
      tasks: {
        walk: {
          do: 'Work off the list',
          how: 'Walk with J and K or the arrows. Enter opens a line, X ticks it off. Each line says why it is here and what is next.',
        },
        snooze: {
          do: 'See something again later',
          how: 'Press S or [$t(work:snooze)] and choose until when. The line then comes back by itself and says that it is back.',
        },
        remind: {
          do: 'Be reminded of a todo',
          how: 'Press R and choose a moment. You then get a notification and, if you chose so under [$t(layout:settings)], mail.',
        },
        hand: {
          do: 'Hand something over to a colleague',
          how: 'Press H, choose who and write a word with it. The colleague is notified, and the word stays as a comment.',
        },
        aside: {
          do: 'Take something back sooner',
          how: 'Under [$t(work:aside)] stands what you put aside. Press S there, or [$t(work:takeBack)].',
        },
      },
      keys: 'G and then M brings you here. J and K walk, O or Enter opens, X ticks off, E edits, S puts aside, R reminds, H hands over, ? shows all keys.',
      others:
        'The list and what you put aside are yours alone: others do not see it, and nothing of the dossier or todo changes.',
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
    requirements: {
      title: 'Requirements',
      about: 'What the software should be able to do, how much that weighs and how it is proven.',
      tasks: {
        choose: {
          do: 'Begin with a requirement set',
          how: 'Open the tab [$t(tabs:requirements)] of a dossier and choose a set. Tick what holds; rows for another branche are off. The blue button takes over at once what fits the dossier.',
        },
        edit: {
          do: 'Change requirements',
          how: 'Choose level, weight and proof in the row. Click the text to change it. All is saved at once. Add one of your own with [$t(requirements:add)].',
        },
        freeze: {
          do: 'Freeze them',
          how: 'Press [$t(requirements:freeze)]. From then on the suppliers who see the request read the requirements, and can answer.',
        },
        next: {
          do: 'Change something after that',
          how: 'Press [$t(requirements:nextVersion)], change what is needed and freeze that version with a reason. Suppliers answer again only what changed.',
        },
        propose: {
          do: 'Propose a requirement',
          how: 'Once the requirements are frozen, press [$t(requirements:propose)]. The knowledge centre takes your proposal over or not.',
        },
        templates: {
          do: 'Keep requirement sets',
          how: 'The card of your space has the requirement sets. [$t(requirements:load)] adds those for ERP, CRM and HRM. A published set can be chosen for a dossier.',
        },
        read: {
          do: 'Read the requirements',
          how: 'Once they are frozen they stand on the tab [$t(tabs:requirements)].',
        },
      },
      keys: 'Arrow up and down go from requirement to requirement; Enter opens one.',
      others:
        'A supplier reads frozen requirements alone, anonymously as long as who asks is. Remarks of the knowledge centre it never reads.',
    },
    comparison: {
      title: '$t(comparison:title)',
      about: 'All requirements beside the answers of suppliers, with their evidence and what was checked.',
      tasks: {
        read: {
          do: 'Read what stands there',
          how: 'A row is a requirement, a column a supplier. On a phone you choose whom you see beside each other. What is not answered is unknown, which is not a no.',
        },
        filter: {
          do: 'Find differences',
          how: '[$t(comparison:filters.differences)] shows where suppliers differ, [$t(comparison:filters.unproven)] what lacks evidence and [$t(comparison:filters.contradicted)] where something else was found.',
        },
        cell: {
          do: 'See the evidence',
          how: 'Open a cell: you read what the supplier says, by what, and what the knowledge centre found.',
        },
        take: { do: 'Take it along', how: '[$t(comparison:export)] gives a workbook with what you read here.' },
      },
      keys: 'The arrows go from cell to cell; Enter opens one.',
      others: 'A supplier reads its own column alone, and does not know who else answers.',
    },
    weighing: {
      title: '$t(weighing:title)',
      about: 'Who fits best with what counts for you, how firm that is, and what you decide.',
      tasks: {
        price: {
          do: 'Say what the price is worth',
          how: 'Under [$t(weighing:price)] fill in what would be excellent and what is the maximum, preferably before you read prices.',
        },
        costs: {
          do: 'Compare costs',
          how: 'Under [$t(weighing:costs.title)] is what each supplier costs over all years, with the lines behind it. Staff of the centre enter them with [$t(weighing:costs.edit)].',
        },
        start: {
          do: 'Begin a weighing',
          how: 'Choose who weighs along and press [$t(weighing:start)]. That is for who has the role Eigenaar at the applicant, or for the knowledge centre. Whom you choose are notified, and see the weighing under [$t(layout:work)] until it is submitted.',
        },
        weigh: {
          do: 'Weigh',
          how: 'Give the most important 100 points and the others in proportion. Rather an order alone? Press [$t(weighing:byOrder)]. [$t(weighing:submit)] passes your weighing on.',
        },
        close: {
          do: 'Read how it came out',
          how: 'After [$t(weighing:close)] the suppliers stand in order under [$t(weighing:ranking)]. Press points to see which criteria and answers they are made of. [$t(weighing:firmness)] says in how many weighings the first stays the first.',
        },
        turn: {
          do: 'See what must change',
          how: '[$t(weighing:change)] shows by criterion at which weight another begins to win, and what the least shift is. Where it says [$t(weighing:crossing.never)], no weight helps.',
        },
        scenarios: {
          do: 'Compare scenarios',
          how: 'Move weights under [$t(weighing:whatIf)] and press [$t(weighing:saveScenario)]. [$t(weighing:sideBySide.open)] shows for each scenario who wins and what differs from now.',
        },
        decide: {
          do: 'Decide',
          how: 'Press [$t(weighing:decide)], choose whom and write down why. The knowledge centre ticks which statuses go along, also that of the dossier. It can be replaced later with a reason; the old decision stays.',
        },
      },
      keys: 'The arrows move a slider up or down.',
      others: 'Nobody reads what you weigh until the round is closed. Suppliers read nothing of it.',
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
          how: 'Press [$t(fit:find)]. Behind every supplier stands why it fits; together the points are at most 100. Choose some and press [$t(fit:add)], or [$t(fit:offer)] to offer it at once. Who really fits is told later by the answers.',
        },
        offer: {
          do: 'Offer to several suppliers at once',
          how: 'Tick the suppliers in the table and press [$t(matches:offerChosen)]. You read once what they will read; what one supplier alone reads stands there with its name. It goes to all or, when something changed, to nobody. It can be taken back for a moment, but what was read stays read.',
        },
        matches: {
          do: 'Compare matches',
          how: 'With the request stands what the next step is, who is on it and what is late. Below it the matches stand side by side, with status, amount, answer and the last word. Pressing a row or its arrow opens all of that match, in its place. Amounts, advice and remark are changed right there: click them.',
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
          do: 'Judge suppliers',
          how: 'Under [$t(tabs:proposals)] all proposed suppliers stand side by side. Say yes, maybe or no to each, also with the keys 1, 2 and 3; it can be undone for a moment. You may explain it, and change it later.',
        },
        guide: {
          do: 'Know what is next',
          how: '[$t(choosing:title)] stands above each tab: how far you are, what is next and whose turn it is. A step leads to its tab.',
        },
        compare: {
          do: 'Compare suppliers',
          how: 'Under [$t(tabs:comparison)] all answers stand beside each other. Filter by [$t(comparison:filters.differences)]; a cell opens its evidence.',
        },
        weigh: {
          do: 'Weigh up and decide',
          how: 'Under [$t(tabs:weighing)] you see who fits best and how firm that is. Begin a weighing, submit yours, close the round and record the decision.',
        },
        script: {
          do: 'Prepare a demonstration',
          how: 'Under [$t(tabs:script)] stand the requirements that every supplier shows, with their minutes. [$t(demo:print)] gives a sheet with room to write.',
        },
        print: { do: 'Print', how: 'Choose [$t(printing:print)] in the menu of the card.' },
        timeline,
        follow,
      },
      keys: 'E edits, S changes the status, R comments, L finds a supplier, C adds something. In a comment @ mentions somebody and Ctrl + Enter places it.',
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
        answers: {
          do: 'Answer requirements',
          how: 'Under [$t(tabs:answers)] each requirement is a row. Choose by row; saving goes by itself. [$t(answers:submit)] hands them over.',
        },
        profile: {
          do: 'Not typing everything again',
          how: '[$t(answers:takeOver)] fills empty rows. Pasting works too: copy a column of your spreadsheet and paste it on a row.',
        },
        otherwise: {
          do: 'See what was checked',
          how: '[$t(answers:filters.otherwise)] shows the rows where the knowledge centre found something other or less than you claimed. Why stands at the row; you reply there, once.',
        },
        check: {
          do: 'Check answers',
          how: 'Under [$t(tabs:answers)], [$t(answers:check)] puts your finding beside the claim. [$t(answers:reopen)] lets a row be answered again.',
        },
        seen: {
          do: 'Say what you saw yourself',
          how: 'Under [$t(tabs:answers)], or in the comparison, [$t(answers:seenSay.demo)] or [$t(answers:seenSay.test)] says that an answer holds. It counts as evidence, with its day; the supplier reads no name.',
        },
        demo: {
          do: 'Score a demonstration',
          how: 'Under [$t(tabs:demo)] you give each row a score from 0 to 4; saving goes by itself. After [$t(demo:submit)] you read those of others once it is closed.',
        },
        reference: {
          do: 'Record a reference call',
          how: 'Under [$t(tabs:demo)] choose [$t(demo:addReference)] and say per requirement what the reference found. The supplier does not read this.',
        },
        closeDemo: {
          do: 'Close a demonstration',
          how: '[$t(demo:close)] fixes the scores and shows them. For half a minute [$t(demo:undo)] is possible; after that the mean counts in the weighing.',
        },
        talk: {
          do: 'Talk it over',
          how: 'Under [$t(matches:talkTitle)] you write with whoever sees the match. To what the knowledge centre found of an answer its supplier replies there once.',
        },
        follow,
      },
      keys: 'Tab walks along all that you can choose, the space bar chooses.',
      others:
        'As long as a match is not visible, it exists for the knowledge centre alone. A supplier never sees the matches of another.',
    },
    organisation: {
      title: 'An organisation',
      about: 'The card of an end-user, supplier, member or space, with all that belongs to it.',
      tasks: {
        edit: {
          do: 'Change details',
          how: 'Click on a value, or on the pencil beside it: Enter saves, Tab goes on to the next, Escape leaves it as it was. Many at once go by [$t(common:edit)] at the top.',
        },
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
        timeline,
        follow,
      },
      keys: 'E edits, S changes the status, R comments, C adds something. Ctrl + Enter places a comment or saves a form.',
      others: 'Whoever may read it sees the whole card. Of a supplier of a match, end-users see a business card alone.',
    },
    person: {
      title: 'A contact',
      about: 'Somebody at an organisation: how to reach them, their role and what happened with them.',
      tasks: {
        edit: {
          do: 'Change',
          how: 'Click on a value, or on the pencil beside it: Enter saves, Tab goes on to the next, Escape leaves it as it was. Many at once go by [$t(common:edit)] at the top.',
        },
        picture: { do: 'Set a picture', how: 'Click the circle with the letters and choose a picture.' },
        invite: {
          do: 'Give an account',
          how: 'Choose [$t(items:invite)] in the menu. A mail goes out with a link that works for seven days. For an organisation that more spaces work with, a super user invites.',
        },
        privacy: {
          do: 'Get or erase data',
          how: 'Under [$t(privacy:title)] you get all that is kept, or erase the person for good.',
        },
      },
      keys: 'E edits, S changes the status, R comments, C adds something. Ctrl + Enter places a comment or saves a form.',
      others: 'A supplier sees the contacts of whoever asks only after disclosure.',
    },
    card: {
      title: 'A card',
      about: 'Todos, appointments, files, software and the rest: each has a card with its details.',
      tasks: {
        done: { do: 'Tick off a todo', how: 'Tick the todo itself, or what is under it one by one.' },
        repeat: {
          do: 'Have a todo repeat',
          how: 'Choose under Repeats how often. When somebody ticks the todo off, the next one is there at once: with the date whose turn it is, and nothing ticked. Not done after all? Then the next one goes again, unless somebody did something with it.',
        },
        edit: {
          do: 'Change',
          how: 'Click on a value, or on the pencil beside it: Enter saves, Tab goes on to the next, Escape leaves it as it was. Many at once go by [$t(common:edit)] at the top.',
        },
        remove: {
          do: 'Throw away',
          how: 'Choose [$t(common:delete)]. If that was a mistake, press [$t(common:undo)]; later the knowledge centre finds it in the [$t(trash:title)].',
        },
        comment: {
          do: 'Comment',
          how: 'Write under [$t(comments:title)] and press [$t(comments:send)]. When it is done, tick [$t(comments:done)].',
        },
        log: { do: 'See who did what', how: 'Under [$t(log:title)] stands every change, with before and after.' },
        print: { do: 'Print', how: 'Choose [$t(printing:print)] in the menu of the card.' },
      },
      keys: 'E edits, S changes the status, R comments, C adds something. Ctrl + Enter places a comment or saves a form.',
      others: 'What hangs under a card is seen by whoever may read that card in full.',
    },
    ...helpMore,
  },
} as const satisfies SameKeys<typeof nl>
