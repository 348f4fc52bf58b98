import {
  type DonationSettings,
  changeDonationSettingsCall,
  findDonationSettingsCall,
} from '@contract/finances/donations/donationSettings'
import {
  type DonationList,
  type DonationReceipt,
  type Donor,
  type DonorWrite,
  type GiftWrite,
  type NewDonationReceipts,
  type Revocation,
  addDonationReceiptsCall,
  addDonorCall,
  changeGiftCall,
  listDonationsCall,
  printDonationReceiptsCall,
  removeDonorCall,
  revokeDonationReceiptCall,
} from '@contract/finances/donations/donations'
import { apiFile, apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'

/** Undefined as long as nothing was stored. */
export const fetchDonationSettings = async (): Promise<{ settings: DonationSettings | undefined }> => {
  const { settings } = await apiRequest(findDonationSettingsCall)
  return { settings }
}

export const saveDonationSettings = async (settings: DonationSettings): Promise<DonationSettings> => {
  const { settings: saved = settings } = await apiRequest(changeDonationSettingsCall, { data: { settings } })
  return saved
}

/** Paid donations of a calendar year by who gave them, and the receipts. */
export const fetchDonations = (year: string): Promise<DonationList> =>
  apiRequest(listDonationsCall, { params: { year } })

export const saveDonor = async (donor: DonorWrite): Promise<Donor> =>
  (await apiRequest(addDonorCall, { data: { donor } })).donor

export const removeDonor = (id: string): Promise<unknown> => apiRequest(removeDonorCall, { params: { id } })

export const saveGift = async (gift: GiftWrite): Promise<GiftWrite> =>
  (await apiRequest(changeGiftCall, { data: { gift } })).gift

export const addDonationReceipts = async (made: NewDonationReceipts): Promise<DonationReceipt[]> =>
  (await apiRequest(addDonationReceiptsCall, { data: made })).receipts

export const revokeDonationReceipt = async (receipt: Revocation): Promise<DonationReceipt> =>
  (await apiRequest(revokeDonationReceiptCall, { data: { receipt } })).receipt

/** The receipts as one PDF. */
export const printDonationReceipts = (ids: string[]): Promise<Blob> =>
  apiFile(printDonationReceiptsCall, { data: { ids }, timeout: LONG_TIMEOUT_MS })
