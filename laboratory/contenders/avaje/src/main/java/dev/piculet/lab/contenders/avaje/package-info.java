/**
 * avaje-jsonb, whose annotation processor generates adapters for the payload's classes.
 */
@Json.Import({
    Simple.class,
    Complex.class,
    Complex.Nested.class,
    ComplexAsDocumented.class,
    Deep.class,
    DeepAsDocumented.class,
    MediaContent.class,
    MediaContent.Media.class,
    MediaContent.Image.class,
    Record20.class,
    Order.class,
    Order.Customer.class,
    Order.Address.class,
    Order.Line.class,
    Article.class,
    Subscriber.class,
    Profile.class,
    Profile.Address.class,
    Profile.Contact.class,
    EventPage.class,
    EventPage.Event.class,
    Timeline.class,
    Timeline.Status.class,
    Timeline.User.class,
    Timeline.Hashtag.class,
    Timeline.Link.class,
    Level.class
})
package dev.piculet.lab.contenders.avaje;

import dev.piculet.lab.payload.java.Article;
import dev.piculet.lab.payload.java.Order;
import dev.piculet.lab.payload.java.Record20;
import dev.piculet.lab.payload.java.Subscriber;
import dev.piculet.lab.payload.json.EventPage;
import dev.piculet.lab.payload.json.Level;
import dev.piculet.lab.payload.json.Profile;
import dev.piculet.lab.payload.json.Timeline;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;
import io.avaje.jsonb.Json;
