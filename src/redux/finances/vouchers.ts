import { type VoucherNames, type AllFinancesConfig, findVouchersCall } from '@contract/finances'
import { type VoucherRun, type VoucherRunConfig, listVouchersCall } from '@contract/finances/vouchers'
import { apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
/** The voucher numbers of the selected entries. */
export const fetchVouchers = (config: Partial<AllFinancesConfig>): Promise<VoucherNames> =>
  apiRequest(findVouchersCall, { params: { config }, timeout: LONG_TIMEOUT_MS })

/** A page of a year's numbers, from the first. */
export const fetchVoucherRun = (config: Partial<VoucherRunConfig>): Promise<VoucherRun> =>
  apiRequest(listVouchersCall, { params: { config } })
