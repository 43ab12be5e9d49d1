package dev.piculet.lab.contenders.sbe;

import static dev.piculet.lab.contender.FieldSum.ABSENT;
import static dev.piculet.lab.contender.FieldSum.at;

import dev.piculet.lab.contenders.sbe.message.Flag;
import dev.piculet.lab.contenders.sbe.message.MediaContentMessageDecoder;
import dev.piculet.lab.contenders.sbe.message.MediaContentMessageEncoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderDecoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderEncoder;
import dev.piculet.lab.contenders.sbe.message.PlayerCode;
import dev.piculet.lab.contenders.sbe.message.PresentDecoder;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;
import java.util.List;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** {@link MediaContent} as a message. */
final class MediaContentCopy implements MessageCopy<MediaContent> {
    /** Fixed parts are written even if there is nothing to write: the buffer has earlier documents in it. */
    private static final MediaContent.Media NOTHING = new MediaContent.Media();

    private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
    private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
    private final MediaContentMessageEncoder encoder = new MediaContentMessageEncoder();
    private final MediaContentMessageDecoder decoder = new MediaContentMessageDecoder();

    @Override
    public int write(MutableDirectBuffer buffer, MediaContent content) {
        encoder.wrapAndApplyHeader(buffer, 0, headerEncoder);
        MediaContent.Media media = content.media == null ? NOTHING : content.media;
        encoder.present()
                .clear()
                .media(content.media != null)
                .images(content.images != null)
                .persons(media.persons != null)
                .uri(media.uri != null)
                .title(media.title != null)
                .format(media.format != null)
                .copyright(media.copyright != null);
        encoder.width(media.width)
                .height(media.height)
                .duration(media.duration)
                .size(media.size)
                .bitrate(media.bitrate)
                .hasBitrate(Flags.of(media.hasBitrate))
                .player(code(media.player));
        List<String> all = media.persons == null ? List.of() : media.persons;
        MediaContentMessageEncoder.PersonsEncoder persons = encoder.personsCount(all.size());
        for (String person : all) {
            persons.next().person(person);
        }
        List<MediaContent.Image> images = content.images == null ? List.of() : content.images;
        ImageCopy.write(encoder.imagesCount(images.size()), images);
        encoder.uri(media.uri).title(media.title).format(media.format).copyright(media.copyright);
        return MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength();
    }

    private static PlayerCode code(MediaContent.Player player) {
        if (player == null) {
            return PlayerCode.NULL_VAL;
        }
        return switch (player) {
            case JAVA -> PlayerCode.JAVA;
            case FLASH -> PlayerCode.FLASH;
        };
    }

    @Override
    public MediaContent read(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        PresentDecoder present = decoder.present();
        MediaContent.Media media = new MediaContent.Media();
        media.width = decoder.width();
        media.height = decoder.height();
        media.duration = decoder.duration();
        media.size = decoder.size();
        media.bitrate = decoder.bitrate();
        media.hasBitrate = decoder.hasBitrate() == Flag.YES;
        media.player = player(decoder.player());
        MediaContentMessageDecoder.PersonsDecoder persons = decoder.persons();
        List<String> all = new ArrayList<>(persons.count());
        while (persons.hasNext()) {
            all.add(persons.next().person());
        }
        media.persons = present.persons() ? all : null;
        List<MediaContent.Image> images = ImageCopy.read(decoder.images());
        readTexts(present, media);
        MediaContent content = new MediaContent();
        content.media = present.media() ? media : null;
        content.images = present.images() ? images : null;
        return content;
    }

    /** Each text is passed by reading it. */
    private void readTexts(PresentDecoder present, MediaContent.Media media) {
        String uri = decoder.uri();
        media.uri = present.uri() ? uri : null;
        String title = decoder.title();
        media.title = present.title() ? title : null;
        String format = decoder.format();
        media.format = present.format() ? format : null;
        media.copyright = present.copyright() ? decoder.copyright() : null;
    }

    private static MediaContent.Player player(PlayerCode code) {
        return switch (code) {
            case NULL_VAL -> null;
            case JAVA -> MediaContent.Player.JAVA;
            case FLASH -> MediaContent.Player.FLASH;
        };
    }

    @Override
    public long readOne(DirectBuffer buffer) {
        return decoder.wrapAndApplyHeader(buffer, 0, headerDecoder).size();
    }

    @Override
    public long readAll(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        PresentDecoder present = decoder.present();
        long fixed = at(2, decoder.width())
                + at(3, decoder.height())
                + at(5, decoder.duration())
                + at(6, decoder.size())
                + at(7, decoder.bitrate())
                + at(8, decoder.hasBitrate() == Flag.YES)
                + at(10, player(decoder.player()));
        long persons = ofPersons(decoder.persons());
        long images = ImageCopy.sum(decoder.images());
        long media = fixed + ofTexts(present) + at(9, present.persons() ? persons : ABSENT);
        return at(0, present.media() ? media : ABSENT) + at(1, present.images() ? images : ABSENT);
    }

    private static long ofPersons(MediaContentMessageDecoder.PersonsDecoder persons) {
        long sum = persons.count();
        for (int i = 0; persons.hasNext(); i++) {
            sum += at(i, persons.next().person());
        }
        return sum;
    }

    /** Each text is passed by reading it. */
    private long ofTexts(PresentDecoder present) {
        String uri = decoder.uri();
        String title = decoder.title();
        String format = decoder.format();
        String copyright = decoder.copyright();
        return at(0, present.uri() ? uri : null)
                + at(1, present.title() ? title : null)
                + at(4, present.format() ? format : null)
                + at(11, present.copyright() ? copyright : null);
    }
}
