package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.payload.objects.MediaContent
import kotlinx.serialization.Serializable

@Serializable
internal class MediaContentTwin(
    val media: MediaTwin? = null,
    val images: List<ImageTwin>? = null,
) {
    fun toPayload() =
        MediaContent().also {
            it.media = media?.toPayload()
            it.images = images?.map(ImageTwin::toPayload)
        }
}

internal fun MediaContent.toTwin() = MediaContentTwin(media?.toTwin(), images?.map { it.toTwin() })

@Serializable
internal class MediaTwin(
    val uri: String? = null,
    val title: String? = null,
    val width: Int,
    val height: Int,
    val format: String? = null,
    val duration: Long,
    val size: Long,
    val bitrate: Int,
    val hasBitrate: Boolean,
    val persons: List<String>? = null,
    val player: MediaContent.Player? = null,
    val copyright: String? = null,
) {
    fun toPayload() =
        MediaContent.Media().also {
            it.uri = uri
            it.title = title
            it.width = width
            it.height = height
            it.format = format
            it.duration = duration
            it.size = size
            it.bitrate = bitrate
            it.hasBitrate = hasBitrate
            it.persons = persons
            it.player = player
            it.copyright = copyright
        }
}

private fun MediaContent.Media.toTwin() =
    MediaTwin(
        uri,
        title,
        width,
        height,
        format,
        duration,
        size,
        bitrate,
        hasBitrate,
        persons,
        player,
        copyright,
    )

@Serializable
internal class ImageTwin(
    val uri: String? = null,
    val title: String? = null,
    val width: Int,
    val height: Int,
    val size: MediaContent.Size? = null,
) {
    fun toPayload() =
        MediaContent.Image().also {
            it.uri = uri
            it.title = title
            it.width = width
            it.height = height
            it.size = size
        }
}

private fun MediaContent.Image.toTwin() = ImageTwin(uri, title, width, height, size)
