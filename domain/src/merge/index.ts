export { joinEdge } from './joinEdge.ts'
export { joinHistory, unjoinHistory } from './joinHistory.ts'
export { furtherMatch, isShown, type JoinedMatch, type JoinRest, joinMatches, type MatchSide } from './joinMatches.ts'
export { joinText } from './joinText.ts'
