/** Where unsaved form content waits in sessionStorage, or for durable drafts in localStorage; signing out takes everything under it away. */
export const DRAFT_KEY_PREFIX = 'batuta.draft.'
