import { changePhotoCall, findPhotoCall } from '@contract/members/photos'
import { apiRequest } from '@/api/apiRequest'

/** A member's photo in base64; null without one. */
export const fetchPhoto = async (memberId: string): Promise<{ jpeg: string | null }> =>
  apiRequest(findPhotoCall, { params: { id: memberId } })

export const changePhoto = async (photo: { memberId: string; jpeg: string | null }): Promise<void> => {
  await apiRequest(changePhotoCall, { data: { photo } })
}
