package dev.piculet.lab.picture

import org.junit.jupiter.api.Test
import java.awt.Color
import java.awt.image.BufferedImage
import javax.imageio.ImageIO
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

class PngPictureTest {
    private val plot =
        CurvePlot(
            "Curves & more",
            "a is straight.",
            "Both axes are logarithmic",
            listOf(
                CurvePanel(
                    "objects/media",
                    "bytes",
                    "ns",
                    listOf(1.0 to "1", 10.0 to "10", 100.0 to "100"),
                    listOf(CurveLine("a", listOf(1.0, 10.0, 100.0).map { CurveDot(it, it, it * 0.9, it * 1.1) }, 10.0)),
                ),
            ),
            listOf("Preset quick."),
        )

    private val svg = CurvePlotSvg(plot).text()

    private val image: BufferedImage = ImageIO.read(PngPicture.of(svg).inputStream())

    private fun colours() =
        (0 until image.width step 1).flatMap { x -> (0 until image.height step 1).map { image.getRGB(x, it) } }.toSet()

    @Test
    fun `the picture has twice the size of its document`() {
        val height = Regex("height=\"([0-9.]+)\"").find(svg)!!.groupValues[1].toDouble()
        assertEquals(listOf(1720, (2 * height).toInt()), listOf(image.width, image.height))
    }

    @Test
    fun `it is light, and drawn in the colours of the style`() {
        assertEquals(Color.WHITE.rgb, image.getRGB(3, 3))
        assertTrue(Color(0x05, 0x50, 0xae).rgb in colours(), "the first curve's blue")
        assertTrue(Color(0xd1, 0xd9, 0xe0).rgb in colours(), "the grid's grey")
        assertTrue(Color(0x0d, 0x11, 0x17).rgb !in colours(), "the dark page")
    }

    @Test
    fun `texts are drawn`() {
        val title = (32 until 300).flatMap { x -> (30 until 64).map { image.getRGB(x, it) } }
        assertNotEquals(setOf(Color.WHITE.rgb), title.toSet())
    }
}
