import { VoucherNames, type AllFinancesConfig } from '@contract/finances'
import { VoucherRun, type VoucherRunConfig } from '@contract/treasury/vouchers'
import { apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk } from '@/redux/appThunk'

/** The numbers that the selected entries bear. */
export const fetchVouchers = createAppThunk<VoucherNames, Partial<AllFinancesConfig>>(
  'vouchers/ofSelection',
  (config, { signal }) =>
    apiRequest(VoucherNames, { url: '/finances/find-vouchers', params: { config }, signal, timeout: LONG_TIMEOUT_MS }),
)

/** A page of a year's numbers, from the first. */
export const fetchVoucherRun = createAppThunk<VoucherRun, Partial<VoucherRunConfig>>(
  'vouchers/run',
  (config, { signal }) => apiRequest(VoucherRun, { url: '/finances/list-vouchers', params: { config }, signal }),
)
