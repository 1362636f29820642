import { fallBackTo } from '#browser/media/pictureFallback'
import { fallbackAddress, Picture } from '#components/Picture/Picture'
import { panelPictures } from '#content/panelPictures'
import { settings } from '#content/settings'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './SidePanel.css.ts'

const { src, width, height } = settings.panelPicture
const { field, object } = panelPictures
const fallBack = fallBackTo(fallbackAddress(field))

/**
 * A field with an object that leans out of it. The field is the one picture of the site that comes from another host:
 * asked for when the panel opens, and replaced by the site's own where it cannot be had (specification, section 2).
 */
export function PanelPicture() {
  return (
    <div className={styles.field}>
      <img className={styles.fieldPicture} loading="lazy" src={src} width={width} height={height} alt="" referrerPolicy="no-referrer" onError={fallBack} />
      <div className={styles.object}><Picture picture={object} sizes={imageSizes('60vw', '40vw', '25vw')} /></div>
    </div>
  )
}
