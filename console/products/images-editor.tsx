import { Box, FormHelperText } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { MAX_IMAGES } from '@/contracts/catalogue-limits'
import { ACCEPTED_PICTURES, MAX_PICTURE_MIB } from '@/contracts/upload-limits'
import { ImageCard } from '@/console/products/image-card'
import type { ProductImage, ProductValues } from '@/console/products/product-values'
import { DropZone } from '@/console/ui/drop-zone'
import { usePictureUpload } from '@/console/ui/picture-upload'
import { UploadState } from '@/console/ui/upload-state'

/** The list with the item at `from` moved to `to`. */
export function moved<Item>(list: Item[], from: number, to: number): Item[] {
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, list[from]!)
}

/** The pictures of a product, of which the first is the main one. Ordered by dragging or by buttons. */
export function ImagesEditor() {
  const translate = useTranslate()
  const { setValue, getValues, formState } = useFormContext<ProductValues>()
  const images = useWatch<ProductValues, 'images'>({ name: 'images' })
  const [dragged, setDragged] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const change = (next: ProductImage[]) =>
    setValue('images', next, { shouldDirty: true, shouldValidate: false })
  const { upload, waiting, problems } = usePictureUpload((picture) =>
    change([...getValues('images'), { ...picture, alts: {} }].slice(0, MAX_IMAGES)),
  )
  const move = (from: number, to: number) => change(moved(images, from, to))
  const error = formState.errors.images
  return (
    <>
      <Box
        component="ul"
        ref={list}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {images.map((image, place) => (
          <ImageCard
            key={image.url}
            image={image}
            place={place}
            count={images.length}
            isDragged={dragged === place}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(undefined)}
            onDropHere={() => dragged !== undefined && move(dragged, place)}
            onMove={(to) => move(place, to)}
            onChange={(next) => change(images.map((one) => (one === image ? next : one)))}
            onRemove={() => change(images.filter((one) => one !== image))}
          />
        ))}
      </Box>
      {images.length < MAX_IMAGES && (
        <DropZone
          label={translate('console.pictures.addSeveral')}
          hint={translate('console.pictures.hint', { max: MAX_PICTURE_MIB })}
          accept={ACCEPTED_PICTURES}
          multiple
          disabled={waiting.length > 0}
          onFiles={(files) => void upload(files.slice(0, MAX_IMAGES - images.length))}
        />
      )}
      <UploadState waiting={waiting} problems={problems} />
      {error && (
        <FormHelperText error>
          {error.message ?? translate('console.pictures.again')}
        </FormHelperText>
      )}
    </>
  )
}
