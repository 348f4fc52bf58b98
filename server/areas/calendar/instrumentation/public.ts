export { renameInstruments } from './renameInstruments'
