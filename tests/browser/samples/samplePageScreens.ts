import { see, title } from '../support/page'
import type { Screens } from '../app/screens'

const dialogs = ['confirm', 'create', 'steps', 'pricing', 'address', 'card', 'share', 'twoFactor'] as const

/** One of the examples, opened; where it has fields that can be wrong, with errors. */
function dialogScreen(name: (typeof dialogs)[number]): Screens[string] {
  return async ({ visit, words: { samplesDialogs }, admin }) => {
    const page = await visit('/pages/modal-examples', admin)
    const label = samplesDialogs.openNamed.replace('{{name}}', samplesDialogs[name].card)
    await page.getByRole('button', { name: label, exact: true }).click()
    const dialog = page.getByRole('dialog')
    if (name === 'pricing') await see(dialog.getByRole('radio', { name: /^Standard/ }))
    await see(dialog.locator(':focus'))
    if (name === 'twoFactor') {
      await page.keyboard.press('Enter')
      await see(dialog.getByRole('img'), dialog.locator('input:focus'))
    }
    if (['create', 'steps', 'address', 'card', 'share', 'twoFactor'].includes(name)) {
      await page.keyboard.press('Enter')
      await see(dialog.locator('.invalid-feedback').first())
    }
    return page
  }
}

/** The two looks of a page about signing in share their form: one of them is looked at, the first page in both. */
export const samplePageScreens: Screens = {
  'signing in, refused': async ({ visit, words: { samplesAuthentication } }) => {
    const page = await visit('/pages/login-basic')
    await page.getByRole('textbox', { name: samplesAuthentication.fields.email }).fill('somebody@example.org')
    await page.getByRole('textbox', { name: samplesAuthentication.fields.password }).fill('wrong')
    await page.keyboard.press('Enter')
    await see(page.getByText(samplesAuthentication.login.invalid))
    return page
  },
  'signing in beside a picture, with errors': async ({ visit, words: { samplesAuthentication, shell } }) => {
    const page = await visit('/pages/login-cover')
    await page.getByRole('button', { name: samplesAuthentication.login.submit, exact: true }).click()
    await see(page.getByText(shell.validationError.required).first())
    return page
  },
  'who signed in': async ({ visit, words: { samplesAuthentication } }) => {
    const page = await visit('/pages/login-cover')
    await page.getByRole('button', { name: samplesAuthentication.login.as.admin }).click()
    await page.getByRole('button', { name: samplesAuthentication.login.submit, exact: true }).click()
    await see(page.getByText('Alba Abreu'))
    return page
  },
  'registering, with a weak password': async ({ visit, words: { samplesAuthentication } }) => {
    const page = await visit('/pages/register-basic')
    await page.getByRole('textbox', { name: samplesAuthentication.fields.password }).fill('aaaaaaaaa')
    await see(
      page.getByText(samplesAuthentication.strength.is.replace('{{strength}}', samplesAuthentication.strength.weak)),
    )
    return page
  },
  'a forgotten password': async ({ visit, words: { samplesAuthentication } }) => {
    const page = await visit('/pages/forgot-password-cover')
    await see(title(page, samplesAuthentication.forgot.title))
    return page
  },
  'a letter to confirm the address': async ({ visit, words: { samplesAuthentication } }) => {
    const page = await visit('/pages/verify-email-cover')
    await see(title(page, samplesAuthentication.verify.title))
    return page
  },
  'six digits, too few': async ({ visit, words: { samplesAuthentication, shell } }) => {
    const page = await visit('/pages/two-steps-basic')
    await page.getByRole('textbox').first().pressSequentially('246')
    await page.keyboard.press('Enter')
    await see(page.getByText(shell.validationError.bad_code))
    await see(title(page, samplesAuthentication.twoSteps.title))
    return page
  },
  'a new password': async ({ visit, words: { samplesAuthentication } }) => {
    const page = await visit('/pages/reset-password-basic')
    await see(title(page, samplesAuthentication.reset.title))
    return page
  },
  'who may do what, with the eyes of another': async ({ visit, words: { samplesAccess }, admin }) => {
    const page = await visit('/access-control', admin)
    await page.getByRole('radio', { name: samplesAccess.roles.author, exact: true }).check()
    await see(page.getByRole('heading', { name: samplesAccess.shut.title }))
    return page
  },
  'an account, with an error': async ({ visit, words: { samplesAccount, shell }, admin }) => {
    const page = await visit('/pages/account-settings', admin)
    await page.getByRole('textbox', { name: samplesAccount.general.fullName }).fill('')
    await page.getByRole('button', { name: shell.save, exact: true }).click()
    await see(page.getByText(shell.validationError.required))
    return page
  },
  'a profile': async ({ visit, words: { samplesProfile }, admin }) => {
    const page = await visit('/pages/profile', admin)
    await see(page.getByRole('heading', { name: samplesProfile.suggestions.title }))
    return page
  },
  'one photograph of a profile': async ({ visit, words: { samplesProfile }, admin }) => {
    const page = await visit('/pages/profile?tab=photos', admin)
    await page.getByRole('button', { name: 'The upbeat' }).click()
    await see(page.getByRole('dialog').getByRole('button', { name: samplesProfile.photos.next }))
    return page
  },
  'questions, of which some are found': async ({ visit, words: { samplesHelp }, admin }) => {
    const page = await visit('/pages/faq?q=parcel', admin)
    await see(page.locator('mark').first(), page.getByRole('link', { name: samplesHelp.faq.all }))
    return page
  },
  'the knowledge base, searched': async ({ visit, words: { samplesHelp }, admin }) => {
    const page = await visit('/pages/knowledge-base?q=what', admin)
    await see(page.locator('mark').first(), title(page, samplesHelp.knowledge.title))
    return page
  },
  pricing: async ({ visit, words: { samplesPricing }, admin }) => {
    const page = await visit('/pages/pricing', admin)
    await see(page.getByRole('heading', { name: samplesPricing.compared.title }))
    return page
  },
  'coming soon': async ({ visit, words: { samplesMisc } }) => {
    const page = await visit('/misc/coming-soon')
    await page.getByRole('button', { name: samplesMisc.soon.submit }).click()
    await see(page.locator('.invalid-feedback'))
    return page
  },
  'in maintenance': async ({ visit, words: { samplesMisc } }) => {
    const page = await visit('/misc/maintenance')
    await page.getByRole('button', { name: samplesMisc.maintenance.look }).click()
    await see(page.getByText(samplesMisc.maintenance.notYet_one))
    return page
  },
  'an error': async ({ visit, words: { samplesMisc } }) => {
    const page = await visit('/misc/error')
    await see(title(page, samplesMisc.error.title))
    return page
  },
  'a closed door': async ({ visit, words: { samplesMisc } }) => {
    const page = await visit('/misc/not-authorized')
    await see(title(page, samplesMisc.closed.title))
    return page
  },
  'a blog': async ({ visit, admin }) => {
    const page = await visit('/pages/blog/list', admin)
    await see(page.getByRole('link', { name: 'Rehearsing in a gym' }).last())
    return page
  },
  'a post': async ({ visit, admin }) => {
    const page = await visit('/pages/blog/detail', admin)
    await see(page.getByRole('heading', { name: 'Three rules of the chair' }), page.getByText('So true!'))
    return page
  },
  'a post in the editor, with errors': async ({ visit, words: { samplesBlog, shell }, admin }) => {
    const page = await visit('/pages/blog/edit?id=new', admin)
    await see(page.getByRole('checkbox', { name: 'Backstage' }))
    await page.getByRole('button', { name: shell.save, exact: true }).click()
    await page.getByRole('button', { name: samplesBlog.editor.link, exact: true }).click()
    await see(page.getByText(samplesBlog.edit.emptyText), page.getByLabel(samplesBlog.editor.address))
    return page
  },
  licences: async ({ visit, words: { samplesLicences }, admin }) => {
    const page = await visit('/pages/license', admin)
    await see(title(page, samplesLicences.title), page.getByRole('row', { name: /^@/ }).first())
    return page
  },
  'keys, and a new one shown': async ({ visit, words: { samplesApiKeys }, admin }) => {
    const page = await visit('/pages/api-key', admin)
    await page.getByRole('button', { name: samplesApiKeys.add.act }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Radio')
    await page.getByRole('dialog').getByRole('textbox').press('Enter')
    await see(page.getByRole('button', { name: samplesApiKeys.made.done }))
    return page
  },
  ...Object.fromEntries(dialogs.map((name) => [`a dialog: ${name}`, dialogScreen(name)])),
}
