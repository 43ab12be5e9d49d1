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
    MediaContent.Image.class
})
package dev.piculet.lab.contenders.avaje;

import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;
import io.avaje.jsonb.Json;
