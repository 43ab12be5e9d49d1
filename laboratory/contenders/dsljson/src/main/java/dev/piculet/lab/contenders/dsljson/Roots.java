package dev.piculet.lab.contenders.dsljson;

import com.dslplatform.json.CompiledJson;
import dev.piculet.lab.payload.java.Article;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;

/** Names the classes that dsl-json generates converters for: those that an annotated one refers to. It has no objects. */
@CompiledJson
public final class Roots {
    public Simple simple;
    public Complex complex;
    public ComplexAsDocumented complexAsDocumented;
    public Deep deep;
    public DeepAsDocumented deepAsDocumented;
    public MediaContent media;
    public Article article;
}
