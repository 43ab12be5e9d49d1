package dev.piculet.lab.contract;

/**
 * The value of {@code objects/media} as a person may write it: in another order, with blanks, escapes, a null, and a
 * member that no class knows.
 */
public final class MediaText {
    public static final String PATH = "objects/media";

    public static final String TEXT = """
            {
              "images": [
                {"size": "LARGE", "uri": "http://javaone.com/keynote_large.jpg", "title": "Javaone Keynote",
                 "width": 1024, "height": 768},
                {"size": "SMALL", "uri": "http:\\/\\/javaone.com\\/keynote_small.jpg", "title": "Javaone\\u0020Keynote",
                 "width": 320, "height": 240}
              ],
              "stranger": {"list": [1, 2.5e3, true, null], "text": "}"},
              "media": {
                "copyright": null, "player": "JAVA", "persons": [ "Bill Gates" , "Steve Jobs" ],
                "hasBitrate": true, "bitrate": 262144, "size": 58982400, "duration": 18000000,
                "format": "video/mpg4", "height": 480, "width": 640,
                "title": "Javaone Keynote", "uri": "http://javaone.com/keynote.mpg"
              }
            }
            """;

    private MediaText() {}
}
