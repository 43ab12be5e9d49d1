package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.payload.json.Timeline
import TimelineTwin._

/** [[Timeline]] as case classes. */
final case class TimelineTwin(
    cursor: Option[String],
    statuses: Option[List[Status]]
)

object TimelineTwin {
  final case class Status(
      id: Long,
      createdAt: Option[String],
      text: Option[String],
      lang: Option[String],
      truncated: Boolean,
      inReplyTo: Option[Long],
      user: Option[User],
      retweeted: Option[Status],
      hashtags: Option[List[Hashtag]],
      links: Option[List[Link]],
      retweetCount: Int,
      favoriteCount: Int,
      favorited: Boolean
  )

  object Status {
    def of(value: Timeline.Status): Status =
      Status(
        value.id,
        Option(value.createdAt),
        Option(value.text),
        Option(value.lang),
        value.truncated,
        Option(value.inReplyTo).map(_.longValue),
        Option(value.user).map(User.of),
        Option(value.retweeted).map(Status.of),
        Collections.list(value.hashtags)(Hashtag.of),
        Collections.list(value.links)(Link.of),
        value.retweetCount,
        value.favoriteCount,
        value.favorited
      )

    def original(twin: Status): Timeline.Status =
      new Timeline.Status(
        twin.id,
        twin.createdAt.orNull,
        twin.text.orNull,
        twin.lang.orNull,
        twin.truncated,
        twin.inReplyTo.map(Long.box).orNull,
        twin.user.map(User.original).orNull,
        twin.retweeted.map(Status.original).orNull,
        Collections.javaList(twin.hashtags)(Hashtag.original),
        Collections.javaList(twin.links)(Link.original),
        twin.retweetCount,
        twin.favoriteCount,
        twin.favorited
      )
  }

  final case class User(
      id: Long,
      name: Option[String],
      screenName: Option[String],
      location: Option[String],
      description: Option[String],
      followers: Int,
      friends: Int,
      statuses: Int,
      verified: Boolean,
      imageUrl: Option[String]
  )

  object User {
    def of(value: Timeline.User): User =
      User(
        value.id,
        Option(value.name),
        Option(value.screenName),
        Option(value.location),
        Option(value.description),
        value.followers,
        value.friends,
        value.statuses,
        value.verified,
        Option(value.imageUrl)
      )

    def original(twin: User): Timeline.User =
      new Timeline.User(
        twin.id,
        twin.name.orNull,
        twin.screenName.orNull,
        twin.location.orNull,
        twin.description.orNull,
        twin.followers,
        twin.friends,
        twin.statuses,
        twin.verified,
        twin.imageUrl.orNull
      )
  }

  final case class Hashtag(
      text: Option[String],
      start: Int,
      end: Int
  )

  object Hashtag {
    def of(value: Timeline.Hashtag): Hashtag =
      Hashtag(
        Option(value.text),
        value.start,
        value.end
      )

    def original(twin: Hashtag): Timeline.Hashtag =
      new Timeline.Hashtag(
        twin.text.orNull,
        twin.start,
        twin.end
      )
  }

  final case class Link(
      url: Option[String],
      expandedUrl: Option[String],
      start: Int,
      end: Int
  )

  object Link {
    def of(value: Timeline.Link): Link =
      Link(
        Option(value.url),
        Option(value.expandedUrl),
        value.start,
        value.end
      )

    def original(twin: Link): Timeline.Link =
      new Timeline.Link(
        twin.url.orNull,
        twin.expandedUrl.orNull,
        twin.start,
        twin.end
      )
  }

  def of(value: Timeline): TimelineTwin =
    TimelineTwin(
      Option(value.cursor),
      Collections.list(value.statuses)(Status.of)
    )

  def original(twin: TimelineTwin): Timeline =
    new Timeline(
      twin.cursor.orNull,
      Collections.javaList(twin.statuses)(Status.original)
    )
}
