import { accountMail } from './areas/accounts/identity/accountMail'
import { forgottenPassword } from './areas/accounts/forgottenPassword'
import { invitationMail } from './areas/accounts/invitationMail'
import { registrationMail } from './areas/accounts/registrationMail'
import { purgeAccounts } from './areas/accounts/purgeAccounts'
import { noteBouncedMessage } from './areas/messages/bouncedMessages'
import { askDeputy, planSearchTurns, takeSearchTurn, tellTaken } from './areas/messages/deputyMails'
import { newsMail, planAnswerNews, tellAnswerNews, tellSearchOver } from './areas/messages/newsJobs'
import { carryOutOrders, planOrders } from './areas/messages/standingOrders'
import { linkMail } from './areas/messages/linkMails'
import { planPlaces, tellPlaces } from './areas/messages/placeNews'
import { sendMessage } from './areas/messages/sendMessage'
import { wayBackMail } from './areas/messages/wayBackMails'
import { noteBouncedStatement } from './areas/finances/statements/bouncedStatements'
import { sendStatement } from './areas/finances/statements/sendStatement'
import { deleteMerges } from './areas/merging/deleteMerges'
import { keepAllHours } from './areas/groups/keptHours'
import { followAllDays } from './areas/members/statusOfDay'
import { noticeMail } from './areas/notices/notices'
import { purgeAudits } from './areas/audit/purgeAudits'
import { purgeGroup, purgeRemoved } from './areas/privacy/purgeRemoved'
import { purgeRateLimits } from './platform/jobs/purgeRateLimits'
import { reportDeadJobs } from './platform/jobs/deadJobs'
import { bounceReader } from './platform/mail/bounces/readBounces'

/** All kinds of jobs that may wait in the queue; `daily`, `hourly` and `often` ones are added once in that time. */
export const serverJobs = {
  jobs: [
    accountMail,
    forgottenPassword,
    invitationMail,
    registrationMail,
    purgeGroup,
    linkMail,
    wayBackMail,
    sendMessage,
    sendStatement,
    noticeMail,
    carryOutOrders,
    tellAnswerNews,
    newsMail,
    tellPlaces,
    askDeputy,
    tellTaken,
    tellSearchOver,
    takeSearchTurn,
  ],
  daily: [purgeAccounts, purgeAudits, purgeRemoved, deleteMerges, reportDeadJobs],
  hourly: [purgeRateLimits, planOrders, keepAllHours, followAllDays],
  often: [bounceReader([noteBouncedMessage, noteBouncedStatement]), planAnswerNews, planPlaces, planSearchTurns],
}
