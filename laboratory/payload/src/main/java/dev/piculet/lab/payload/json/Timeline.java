package dev.piculet.lab.payload.json;

import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.random.Variety.Script;
import java.util.ArrayList;
import java.util.List;

/**
 * A timeline of short messages, as social networks have them: most are in other letters than ASCII, some quote, break lines
 * or hold another message.
 */
public record Timeline(String cursor, List<Status> statuses) {
    private static final int REPEATED = 4;

    /** One message; {@code retweeted} is the message that it repeats. */
    public record Status(
            long id,
            String createdAt,
            String text,
            String lang,
            boolean truncated,
            Long inReplyTo,
            User user,
            Status retweeted,
            List<Hashtag> hashtags,
            List<Link> links,
            int retweetCount,
            int favoriteCount,
            boolean favorited) {
        static Status of(Variety v, boolean mayRepeat) {
            Script script = v.oneOf(Script.values());
            Status repeated = mayRepeat && v.between(0, REPEATED) == 0 ? of(v, false) : null;
            return new Status(
                    v.id(),
                    v.instant().toString(),
                    text(v, script),
                    script == Script.CJK ? "ja" : "en",
                    v.flag(),
                    v.flag() ? null : v.id(),
                    User.of(v, script),
                    repeated,
                    hashtags(v, script),
                    links(v),
                    v.between(0, 20_000),
                    v.between(0, 20_000),
                    v.flag());
        }

        private static String text(Variety v, Script script) {
            String words = v.words(script, v.between(4, 20));
            String quoted = v.flag() ? "" : " \"" + v.words(script, 2) + "\"";
            return words + quoted + (v.flag() ? "" : "\nhttps://example.org/" + v.code("s"));
        }

        private static List<Hashtag> hashtags(Variety v, Script script) {
            List<Hashtag> hashtags = new ArrayList<>();
            for (int left = v.between(0, 3); left > 0; left--) {
                int start = v.between(0, 100);
                hashtags.add(new Hashtag(v.word(script), start, start + v.between(3, 12)));
            }
            return hashtags;
        }

        private static List<Link> links(Variety v) {
            List<Link> links = new ArrayList<>();
            for (int left = v.between(0, 2); left > 0; left--) {
                int start = v.between(0, 100);
                String url = "https://example.org/" + v.code("s");
                links.add(new Link(url, url + "?from=timeline", start, start + url.length()));
            }
            return links;
        }
    }

    /** Who wrote. */
    public record User(
            long id,
            String name,
            String screenName,
            String location,
            String description,
            int followers,
            int friends,
            int statuses,
            boolean verified,
            String imageUrl) {
        static User of(Variety v, Script script) {
            String screenName = v.code("user");
            return new User(
                    v.id(),
                    v.words(script, 2),
                    screenName,
                    v.flag() ? null : v.word(script),
                    v.words(script, v.between(3, 15)),
                    v.between(0, 2_000_000),
                    v.between(0, 5_000),
                    v.between(0, 100_000),
                    v.flag(),
                    "https://example.org/images/" + screenName + ".png");
        }
    }

    /** A word that is searched for, and where it stands. */
    public record Hashtag(String text, int start, int end) {}

    /** An address, and where it stands. */
    public record Link(String url, String expandedUrl, int start, int end) {}

    static Timeline of(Variety v) {
        List<Status> statuses = new ArrayList<>();
        for (int left = v.between(10, 31); left > 0; left--) {
            statuses.add(Status.of(v, /* mayRepeat= */ true));
        }
        return new Timeline(v.code("c"), statuses);
    }
}
