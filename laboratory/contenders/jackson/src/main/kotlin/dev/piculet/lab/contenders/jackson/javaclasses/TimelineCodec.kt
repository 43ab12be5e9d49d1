package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.currentMember
import dev.piculet.lab.contenders.jackson.expectObject
import dev.piculet.lab.contenders.jackson.nextBoolean
import dev.piculet.lab.contenders.jackson.nextInt
import dev.piculet.lab.contenders.jackson.nextLong
import dev.piculet.lab.contenders.jackson.nextNullableLong
import dev.piculet.lab.contenders.jackson.nextNullableString
import dev.piculet.lab.contenders.jackson.skipMember
import dev.piculet.lab.contenders.jackson.writeFlag
import dev.piculet.lab.contenders.jackson.writeInt
import dev.piculet.lab.contenders.jackson.writeLong
import dev.piculet.lab.contenders.jackson.writeNullableLong
import dev.piculet.lab.contenders.jackson.writeNullableText
import dev.piculet.lab.payload.json.Timeline
import dev.piculet.lab.payload.json.Timeline.Hashtag
import dev.piculet.lab.payload.json.Timeline.Link
import dev.piculet.lab.payload.json.Timeline.Status
import dev.piculet.lab.payload.json.Timeline.User
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

private val CURSOR: SerializableString = SerializedString("cursor")
private val STATUSES: SerializableString = SerializedString("statuses")
private val ID: SerializableString = SerializedString("id")
private val CREATED_AT: SerializableString = SerializedString("createdAt")
private val TEXT: SerializableString = SerializedString("text")
private val LANG: SerializableString = SerializedString("lang")
private val TRUNCATED: SerializableString = SerializedString("truncated")
private val IN_REPLY_TO: SerializableString = SerializedString("inReplyTo")
private val USER: SerializableString = SerializedString("user")
private val RETWEETED: SerializableString = SerializedString("retweeted")
private val HASHTAGS: SerializableString = SerializedString("hashtags")
private val LINKS: SerializableString = SerializedString("links")
private val RETWEET_COUNT: SerializableString = SerializedString("retweetCount")
private val FAVORITE_COUNT: SerializableString = SerializedString("favoriteCount")
private val FAVORITED: SerializableString = SerializedString("favorited")
private val NAME: SerializableString = SerializedString("name")
private val SCREEN_NAME: SerializableString = SerializedString("screenName")
private val LOCATION: SerializableString = SerializedString("location")
private val DESCRIPTION: SerializableString = SerializedString("description")
private val FOLLOWERS: SerializableString = SerializedString("followers")
private val FRIENDS: SerializableString = SerializedString("friends")
private val VERIFIED: SerializableString = SerializedString("verified")
private val IMAGE_URL: SerializableString = SerializedString("imageUrl")
private val START: SerializableString = SerializedString("start")
private val END: SerializableString = SerializedString("end")
private val URL: SerializableString = SerializedString("url")
private val EXPANDED_URL: SerializableString = SerializedString("expandedUrl")

/** Reads and writes [Timeline]. */
internal class TimelineCodec(
    private val inOrder: Boolean,
) : Codec<Timeline> {
    private val statusCodec = StatusCodec(inOrder)

    override fun read(parser: JsonParser): Timeline {
        parser.expectObject()
        var cursor: String? = null
        var statuses: List<Status>? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(CURSOR)) cursor = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(STATUSES)) statuses = parser.nextNullableList(statusCodec) else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "cursor" -> cursor = parser.nextNullableString()
                "statuses" -> statuses = parser.nextNullableList(statusCodec)
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Timeline(cursor, statuses)
    }

    override fun write(
        generator: JsonGenerator,
        value: Timeline,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(CURSOR, value.cursor)
        generator.writeNullableList(STATUSES, statusCodec, value.statuses)
        generator.writeEndObject()
    }
}

private class StatusCodec(
    private val inOrder: Boolean,
) : Codec<Status> {
    private val userCodec = UserCodec(inOrder)
    private val hashtagCodec = HashtagCodec(inOrder)
    private val linkCodec = LinkCodec(inOrder)

    override fun read(parser: JsonParser): Status {
        parser.expectObject()
        var id = 0L
        var createdAt: String? = null
        var text: String? = null
        var lang: String? = null
        var truncated = false
        var inReplyTo: Long? = null
        var user: User? = null
        var retweeted: Status? = null
        var hashtags: List<Hashtag>? = null
        var links: List<Link>? = null
        var retweetCount = 0
        var favoriteCount = 0
        var favorited = false
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(CREATED_AT)) createdAt = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(TEXT)) text = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(LANG)) lang = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(TRUNCATED)) truncated = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(IN_REPLY_TO)) inReplyTo = parser.nextNullableLong() else return@declaredOrder
            if (parser.nextName(USER)) user = parser.nextNullable(userCodec) else return@declaredOrder
            if (parser.nextName(RETWEETED)) retweeted = parser.nextNullable(this) else return@declaredOrder
            if (parser.nextName(HASHTAGS)) hashtags = parser.nextNullableList(hashtagCodec) else return@declaredOrder
            if (parser.nextName(LINKS)) links = parser.nextNullableList(linkCodec) else return@declaredOrder
            if (parser.nextName(RETWEET_COUNT)) retweetCount = parser.nextInt() else return@declaredOrder
            if (parser.nextName(FAVORITE_COUNT)) favoriteCount = parser.nextInt() else return@declaredOrder
            if (parser.nextName(FAVORITED)) favorited = parser.nextBoolean() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "createdAt" -> createdAt = parser.nextNullableString()
                "text" -> text = parser.nextNullableString()
                "lang" -> lang = parser.nextNullableString()
                "truncated" -> truncated = parser.nextBoolean()
                "inReplyTo" -> inReplyTo = parser.nextNullableLong()
                "user" -> user = parser.nextNullable(userCodec)
                "retweeted" -> retweeted = parser.nextNullable(this)
                "hashtags" -> hashtags = parser.nextNullableList(hashtagCodec)
                "links" -> links = parser.nextNullableList(linkCodec)
                "retweetCount" -> retweetCount = parser.nextInt()
                "favoriteCount" -> favoriteCount = parser.nextInt()
                "favorited" -> favorited = parser.nextBoolean()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Status(
            id,
            createdAt,
            text,
            lang,
            truncated,
            inReplyTo,
            user,
            retweeted,
            hashtags,
            links,
            retweetCount,
            favoriteCount,
            favorited,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: Status,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeNullableText(CREATED_AT, value.createdAt)
        generator.writeNullableText(TEXT, value.text)
        generator.writeNullableText(LANG, value.lang)
        generator.writeFlag(TRUNCATED, value.truncated)
        generator.writeNullableLong(IN_REPLY_TO, value.inReplyTo)
        generator.writeNullable(USER, userCodec, value.user)
        generator.writeNullable(RETWEETED, this, value.retweeted)
        generator.writeNullableList(HASHTAGS, hashtagCodec, value.hashtags)
        generator.writeNullableList(LINKS, linkCodec, value.links)
        generator.writeInt(RETWEET_COUNT, value.retweetCount)
        generator.writeInt(FAVORITE_COUNT, value.favoriteCount)
        generator.writeFlag(FAVORITED, value.favorited)
        generator.writeEndObject()
    }
}

private class UserCodec(
    private val inOrder: Boolean,
) : Codec<User> {
    override fun read(parser: JsonParser): User {
        parser.expectObject()
        var id = 0L
        var name: String? = null
        var screenName: String? = null
        var location: String? = null
        var description: String? = null
        var followers = 0
        var friends = 0
        var statuses = 0
        var verified = false
        var imageUrl: String? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(SCREEN_NAME)) screenName = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(LOCATION)) location = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(DESCRIPTION)) description = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(FOLLOWERS)) followers = parser.nextInt() else return@declaredOrder
            if (parser.nextName(FRIENDS)) friends = parser.nextInt() else return@declaredOrder
            if (parser.nextName(STATUSES)) statuses = parser.nextInt() else return@declaredOrder
            if (parser.nextName(VERIFIED)) verified = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(IMAGE_URL)) imageUrl = parser.nextNullableString() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "name" -> name = parser.nextNullableString()
                "screenName" -> screenName = parser.nextNullableString()
                "location" -> location = parser.nextNullableString()
                "description" -> description = parser.nextNullableString()
                "followers" -> followers = parser.nextInt()
                "friends" -> friends = parser.nextInt()
                "statuses" -> statuses = parser.nextInt()
                "verified" -> verified = parser.nextBoolean()
                "imageUrl" -> imageUrl = parser.nextNullableString()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return User(
            id,
            name,
            screenName,
            location,
            description,
            followers,
            friends,
            statuses,
            verified,
            imageUrl,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: User,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeNullableText(NAME, value.name)
        generator.writeNullableText(SCREEN_NAME, value.screenName)
        generator.writeNullableText(LOCATION, value.location)
        generator.writeNullableText(DESCRIPTION, value.description)
        generator.writeInt(FOLLOWERS, value.followers)
        generator.writeInt(FRIENDS, value.friends)
        generator.writeInt(STATUSES, value.statuses)
        generator.writeFlag(VERIFIED, value.verified)
        generator.writeNullableText(IMAGE_URL, value.imageUrl)
        generator.writeEndObject()
    }
}

private class HashtagCodec(
    private val inOrder: Boolean,
) : Codec<Hashtag> {
    override fun read(parser: JsonParser): Hashtag {
        parser.expectObject()
        var text: String? = null
        var start = 0
        var end = 0
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(TEXT)) text = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(START)) start = parser.nextInt() else return@declaredOrder
            if (parser.nextName(END)) end = parser.nextInt() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "text" -> text = parser.nextNullableString()
                "start" -> start = parser.nextInt()
                "end" -> end = parser.nextInt()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Hashtag(text, start, end)
    }

    override fun write(
        generator: JsonGenerator,
        value: Hashtag,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(TEXT, value.text)
        generator.writeInt(START, value.start)
        generator.writeInt(END, value.end)
        generator.writeEndObject()
    }
}

private class LinkCodec(
    private val inOrder: Boolean,
) : Codec<Link> {
    override fun read(parser: JsonParser): Link {
        parser.expectObject()
        var url: String? = null
        var expandedUrl: String? = null
        var start = 0
        var end = 0
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(URL)) url = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(EXPANDED_URL)) expandedUrl = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(START)) start = parser.nextInt() else return@declaredOrder
            if (parser.nextName(END)) end = parser.nextInt() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "url" -> url = parser.nextNullableString()
                "expandedUrl" -> expandedUrl = parser.nextNullableString()
                "start" -> start = parser.nextInt()
                "end" -> end = parser.nextInt()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Link(url, expandedUrl, start, end)
    }

    override fun write(
        generator: JsonGenerator,
        value: Link,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(URL, value.url)
        generator.writeNullableText(EXPANDED_URL, value.expandedUrl)
        generator.writeInt(START, value.start)
        generator.writeInt(END, value.end)
        generator.writeEndObject()
    }
}
