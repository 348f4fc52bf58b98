export { eraseFromPieceFiles, purgePieceFiles } from './fileErasure'
export { listFilesOf, openPieceFile } from './pieceFiles'
