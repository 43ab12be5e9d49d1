package dev.piculet.lab.picture

import org.apache.batik.transcoder.SVGAbstractTranscoder
import org.apache.batik.transcoder.TranscoderInput
import org.apache.batik.transcoder.TranscoderOutput
import org.apache.batik.transcoder.image.ImageTranscoder
import java.awt.image.BufferedImage
import java.io.ByteArrayOutputStream
import java.io.StringReader
import javax.imageio.ImageIO

/** Turns the SVG documents of this package into pixels, for places that show no SVG: light, at twice the size. */
object PngPicture {
    private const val SCALE = 2

    private val WIDTH = Regex("<svg [^>]*?\\bwidth=\"([0-9.]+)\"")

    /** Batik knows CSS 2, which has neither this query nor names of fonts that begin with a dash, nor half bold ones. */
    private val DARK = Regex("@media \\(prefers-color-scheme: dark\\) \\{\\n(?:.*\\n)*?}")
    private val FONTS = Regex("font: (\\d+px) .*?sans-serif;")

    /**
     * Returns a PNG file.
     *
     * @param svg as this package draws it
     */
    fun of(svg: String): ByteArray {
        System.setProperty("java.awt.headless", "true")
        val plain =
            svg
                .replace(DARK, "")
                .replace(FONTS, "font-size: $1; font-family: sans-serif;")
                .replace("font-weight: 600", "font-weight: bold")
        val width = requireNotNull(WIDTH.find(svg)) { "The document has no width." }.groupValues[1].toFloat()
        val rasterizer = Rasterizer()
        rasterizer.addTranscodingHint(SVGAbstractTranscoder.KEY_WIDTH, SCALE * width)
        rasterizer.addTranscodingHint(SVGAbstractTranscoder.KEY_ALLOW_EXTERNAL_RESOURCES, false)
        rasterizer.transcode(TranscoderInput(StringReader(plain)), null)
        val out = ByteArrayOutputStream()
        ImageIO.write(rasterizer.image, "png", out)
        return out.toByteArray()
    }

    private class Rasterizer : ImageTranscoder() {
        lateinit var image: BufferedImage

        override fun createImage(
            width: Int,
            height: Int,
        ) = BufferedImage(width, height, BufferedImage.TYPE_INT_RGB)

        override fun writeImage(
            image: BufferedImage,
            output: TranscoderOutput?,
        ) {
            this.image = image
        }
    }
}
