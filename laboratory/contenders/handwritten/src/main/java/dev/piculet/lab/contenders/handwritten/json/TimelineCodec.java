package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.payload.json.Timeline;
import dev.piculet.lab.payload.json.Timeline.Hashtag;
import dev.piculet.lab.payload.json.Timeline.Link;
import dev.piculet.lab.payload.json.Timeline.Status;
import dev.piculet.lab.payload.json.Timeline.User;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes {@link Timeline}. */
final class TimelineCodec extends JsonCodec<Timeline> {
    private static final Name CURSOR = Name.of("cursor");
    private static final Name STATUSES = Name.of("statuses");
    private static final Name ID = Name.of("id");
    private static final Name CREATED_AT = Name.of("createdAt");
    private static final Name TEXT = Name.of("text");
    private static final Name LANG = Name.of("lang");
    private static final Name TRUNCATED = Name.of("truncated");
    private static final Name IN_REPLY_TO = Name.of("inReplyTo");
    private static final Name USER = Name.of("user");
    private static final Name RETWEETED = Name.of("retweeted");
    private static final Name HASHTAGS = Name.of("hashtags");
    private static final Name LINKS = Name.of("links");
    private static final Name RETWEET_COUNT = Name.of("retweetCount");
    private static final Name FAVORITE_COUNT = Name.of("favoriteCount");
    private static final Name FAVORITED = Name.of("favorited");
    private static final Name NAME = Name.of("name");
    private static final Name SCREEN_NAME = Name.of("screenName");
    private static final Name LOCATION = Name.of("location");
    private static final Name DESCRIPTION = Name.of("description");
    private static final Name FOLLOWERS = Name.of("followers");
    private static final Name FRIENDS = Name.of("friends");
    private static final Name VERIFIED = Name.of("verified");
    private static final Name IMAGE_URL = Name.of("imageUrl");
    private static final Name START = Name.of("start");
    private static final Name END = Name.of("end");
    private static final Name URL = Name.of("url");
    private static final Name EXPANDED_URL = Name.of("expandedUrl");

    private static final Names OF_TIMELINE = Names.of("cursor", "statuses");
    private static final Names OF_STATUS = Names.of(
            "id",
            "createdAt",
            "text",
            "lang",
            "truncated",
            "inReplyTo",
            "user",
            "retweeted",
            "hashtags",
            "links",
            "retweetCount",
            "favoriteCount",
            "favorited");
    private static final Names OF_USER = Names.of(
            "id",
            "name",
            "screenName",
            "location",
            "description",
            "followers",
            "friends",
            "statuses",
            "verified",
            "imageUrl");
    private static final Names OF_HASHTAG = Names.of("text", "start", "end");
    private static final Names OF_LINK = Names.of("url", "expandedUrl", "start", "end");

    @Override
    Timeline read(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String cursor = in.begins(CURSOR) ? in.readString() : null;
        List<Status> statuses = in.isNext(STATUSES) ? readStatuses(in) : null;
        for (String member = in.nextName(OF_TIMELINE); member != null; member = in.nextName(OF_TIMELINE)) {
            switch (member) {
                case "cursor" -> cursor = in.readString();
                case "statuses" -> statuses = readStatuses(in);
                default -> in.skipValue();
            }
        }
        return new Timeline(cursor, statuses);
    }

    @Override
    void write(JsonOutput out, Timeline value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(CURSOR);
        out.write(value.cursor());
        out.next(STATUSES);
        writeStatuses(out, value.statuses());
        out.endObject();
    }

    private static Status readStatus(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        long id = in.begins(ID) ? in.readLong() : 0;
        String createdAt = in.isNext(CREATED_AT) ? in.readString() : null;
        String text = in.isNext(TEXT) ? in.readString() : null;
        String lang = in.isNext(LANG) ? in.readString() : null;
        boolean truncated = in.isNext(TRUNCATED) && in.readBoolean();
        Long inReplyTo = in.isNext(IN_REPLY_TO) ? in.readLongOrNull() : null;
        User user = in.isNext(USER) ? readUser(in) : null;
        Status retweeted = in.isNext(RETWEETED) ? readStatus(in) : null;
        List<Hashtag> hashtags = in.isNext(HASHTAGS) ? readHashtags(in) : null;
        List<Link> links = in.isNext(LINKS) ? readLinks(in) : null;
        int retweetCount = in.isNext(RETWEET_COUNT) ? in.readInt() : 0;
        int favoriteCount = in.isNext(FAVORITE_COUNT) ? in.readInt() : 0;
        boolean favorited = in.isNext(FAVORITED) && in.readBoolean();
        for (String member = in.nextName(OF_STATUS); member != null; member = in.nextName(OF_STATUS)) {
            switch (member) {
                case "id" -> id = in.readLong();
                case "createdAt" -> createdAt = in.readString();
                case "text" -> text = in.readString();
                case "lang" -> lang = in.readString();
                case "truncated" -> truncated = in.readBoolean();
                case "inReplyTo" -> inReplyTo = in.readLongOrNull();
                case "user" -> user = readUser(in);
                case "retweeted" -> retweeted = readStatus(in);
                case "hashtags" -> hashtags = readHashtags(in);
                case "links" -> links = readLinks(in);
                case "retweetCount" -> retweetCount = in.readInt();
                case "favoriteCount" -> favoriteCount = in.readInt();
                case "favorited" -> favorited = in.readBoolean();
                default -> in.skipValue();
            }
        }
        return new Status(
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
                favorited);
    }

    private static void writeStatus(JsonOutput out, Status value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(ID);
        out.write(value.id());
        out.next(CREATED_AT);
        out.write(value.createdAt());
        out.next(TEXT);
        out.write(value.text());
        out.next(LANG);
        out.write(value.lang());
        out.next(TRUNCATED);
        out.write(value.truncated());
        out.next(IN_REPLY_TO);
        out.write(value.inReplyTo());
        out.next(USER);
        writeUser(out, value.user());
        out.next(RETWEETED);
        writeStatus(out, value.retweeted());
        out.next(HASHTAGS);
        writeHashtags(out, value.hashtags());
        out.next(LINKS);
        writeLinks(out, value.links());
        out.next(RETWEET_COUNT);
        out.write(value.retweetCount());
        out.next(FAVORITE_COUNT);
        out.write(value.favoriteCount());
        out.next(FAVORITED);
        out.write(value.favorited());
        out.endObject();
    }

    private static User readUser(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        long id = in.begins(ID) ? in.readLong() : 0;
        String name = in.isNext(NAME) ? in.readString() : null;
        String screenName = in.isNext(SCREEN_NAME) ? in.readString() : null;
        String location = in.isNext(LOCATION) ? in.readString() : null;
        String description = in.isNext(DESCRIPTION) ? in.readString() : null;
        int followers = in.isNext(FOLLOWERS) ? in.readInt() : 0;
        int friends = in.isNext(FRIENDS) ? in.readInt() : 0;
        int statuses = in.isNext(STATUSES) ? in.readInt() : 0;
        boolean verified = in.isNext(VERIFIED) && in.readBoolean();
        String imageUrl = in.isNext(IMAGE_URL) ? in.readString() : null;
        for (String member = in.nextName(OF_USER); member != null; member = in.nextName(OF_USER)) {
            switch (member) {
                case "id" -> id = in.readLong();
                case "name" -> name = in.readString();
                case "screenName" -> screenName = in.readString();
                case "location" -> location = in.readString();
                case "description" -> description = in.readString();
                case "followers" -> followers = in.readInt();
                case "friends" -> friends = in.readInt();
                case "statuses" -> statuses = in.readInt();
                case "verified" -> verified = in.readBoolean();
                case "imageUrl" -> imageUrl = in.readString();
                default -> in.skipValue();
            }
        }
        return new User(id, name, screenName, location, description, followers, friends, statuses, verified, imageUrl);
    }

    private static void writeUser(JsonOutput out, User value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(ID);
        out.write(value.id());
        out.next(NAME);
        out.write(value.name());
        out.next(SCREEN_NAME);
        out.write(value.screenName());
        out.next(LOCATION);
        out.write(value.location());
        out.next(DESCRIPTION);
        out.write(value.description());
        out.next(FOLLOWERS);
        out.write(value.followers());
        out.next(FRIENDS);
        out.write(value.friends());
        out.next(STATUSES);
        out.write(value.statuses());
        out.next(VERIFIED);
        out.write(value.verified());
        out.next(IMAGE_URL);
        out.write(value.imageUrl());
        out.endObject();
    }

    private static Hashtag readHashtag(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String text = in.begins(TEXT) ? in.readString() : null;
        int start = in.isNext(START) ? in.readInt() : 0;
        int end = in.isNext(END) ? in.readInt() : 0;
        for (String member = in.nextName(OF_HASHTAG); member != null; member = in.nextName(OF_HASHTAG)) {
            switch (member) {
                case "text" -> text = in.readString();
                case "start" -> start = in.readInt();
                case "end" -> end = in.readInt();
                default -> in.skipValue();
            }
        }
        return new Hashtag(text, start, end);
    }

    private static void writeHashtag(JsonOutput out, Hashtag value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(TEXT);
        out.write(value.text());
        out.next(START);
        out.write(value.start());
        out.next(END);
        out.write(value.end());
        out.endObject();
    }

    private static Link readLink(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String url = in.begins(URL) ? in.readString() : null;
        String expandedUrl = in.isNext(EXPANDED_URL) ? in.readString() : null;
        int start = in.isNext(START) ? in.readInt() : 0;
        int end = in.isNext(END) ? in.readInt() : 0;
        for (String member = in.nextName(OF_LINK); member != null; member = in.nextName(OF_LINK)) {
            switch (member) {
                case "url" -> url = in.readString();
                case "expandedUrl" -> expandedUrl = in.readString();
                case "start" -> start = in.readInt();
                case "end" -> end = in.readInt();
                default -> in.skipValue();
            }
        }
        return new Link(url, expandedUrl, start, end);
    }

    private static void writeLink(JsonOutput out, Link value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(URL);
        out.write(value.url());
        out.next(EXPANDED_URL);
        out.write(value.expandedUrl());
        out.next(START);
        out.write(value.start());
        out.next(END);
        out.write(value.end());
        out.endObject();
    }

    private static List<Status> readStatuses(JsonInput in) {
        if (!in.beginsArray()) {
            return null;
        }
        List<Status> statuses = new ArrayList<>();
        while (in.hasNext()) {
            statuses.add(readStatus(in));
        }
        return statuses;
    }

    private static void writeStatuses(JsonOutput out, List<Status> statuses) {
        if (statuses == null) {
            out.writeNull();
            return;
        }
        out.put('[');
        for (int i = 0; i < statuses.size(); i++) {
            out.separate(i);
            writeStatus(out, statuses.get(i));
        }
        out.put(']');
    }

    private static List<Hashtag> readHashtags(JsonInput in) {
        if (!in.beginsArray()) {
            return null;
        }
        List<Hashtag> hashtags = new ArrayList<>();
        while (in.hasNext()) {
            hashtags.add(readHashtag(in));
        }
        return hashtags;
    }

    private static void writeHashtags(JsonOutput out, List<Hashtag> hashtags) {
        if (hashtags == null) {
            out.writeNull();
            return;
        }
        out.put('[');
        for (int i = 0; i < hashtags.size(); i++) {
            out.separate(i);
            writeHashtag(out, hashtags.get(i));
        }
        out.put(']');
    }

    private static List<Link> readLinks(JsonInput in) {
        if (!in.beginsArray()) {
            return null;
        }
        List<Link> links = new ArrayList<>();
        while (in.hasNext()) {
            links.add(readLink(in));
        }
        return links;
    }

    private static void writeLinks(JsonOutput out, List<Link> links) {
        if (links == null) {
            out.writeNull();
            return;
        }
        out.put('[');
        for (int i = 0; i < links.size(); i++) {
            out.separate(i);
            writeLink(out, links.get(i));
        }
        out.put(']');
    }
}
