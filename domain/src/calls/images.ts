import { z } from 'zod'
import { imageKinds, imageSizes } from '../images.ts'
import { defineCall } from './call.ts'
import { tokenInput } from './inputs.ts'
import { creditShape } from './photos.ts'

const group = 'images'
const part = z.number().min(0).max(1)
const kind = z.enum(imageKinds).default('avatar')
const file = z.file().meta({ description: 'A PNG, GIF or JPEG by its content, at most 10 MB.' })

const crop = z.object({ x: part, y: part, width: part.positive(), height: part.positive() })
/** A form has no numbers, so the crop stands in it as JSON. */
const cropText = z
  .string()
  .max(400)
  .transform((text, context) => {
    try {
      const given: unknown = JSON.parse(text)
      return given
    } catch {
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }
  })
  .pipe(crop)
  .optional()
  .meta({
    description:
      'The part of the picture to keep, as JSON {"x", "y", "width", "height"} in parts of its width and height; what draws the eye when left out.',
  })

const sizes = imageKinds.map((name) => `${imageSizes[name].map(({ width }) => width).join(' or ')} for ${name}s`)

export const imageCalls = {
  upload: defineCall({
    method: 'POST',
    path: '/api/images/upload',
    group,
    summary: 'Send a picture for an item',
    description:
      'It is cut, made small and written anew as WebP without anything but its pixels. The answer is ready to be saved in an item; a picture that no item has is removed after thirty days.',
    isUpload: true,
    body: z.object({ file, kind, crop: cropText, ...tokenInput }),
    answer: z.object({
      avatar: z.string().optional().meta({ description: 'The address, for kind avatar.' }),
      banner: z.string().optional().meta({ description: 'The address, for kind banner.' }),
    }),
  }),
  focus: defineCall({
    method: 'POST',
    path: '/api/images/focus',
    group,
    summary: 'Where to begin with cutting a picture',
    description: 'Looks for what draws the eye; it knows no faces. Nothing is kept.',
    isUpload: true,
    body: z.object({ file, kind, ...tokenInput }),
    answer: z.object({
      width: z.int().meta({ description: 'Pixels, the right way up.' }),
      height: z.int(),
      focus: z.object({ x: part, y: part }),
      crop: crop.meta({ description: 'The part of the picture to begin with.' }),
    }),
  }),
  image: defineCall({
    method: 'GET',
    path: '/api/images/{name}',
    isRead: true,
    group,
    summary: 'A picture',
    description: `For whoever reads an item that has it, and in the first hour for who sent it. \`?size=\` is a width: ${sizes.join(', ')}; the largest when left out.`,
    params: { name: 'As it stands in the item, behind /api/images/.' },
    body: z.object({}),
    answer: z.file(),
    answerType: 'image/webp',
    problems: [404, 422],
  }),
  credit: defineCall({
    method: 'GET',
    path: '/api/images/credit/{name}',
    isRead: true,
    group,
    summary: 'Who made a picture, and under which terms',
    description: 'Of a picture whose name ends in -cc, for whoever may see it.',
    params: { name: 'As it stands in the item, behind /api/images/.' },
    body: z.object({}),
    answer: creditShape,
    problems: [404],
  }),
}
