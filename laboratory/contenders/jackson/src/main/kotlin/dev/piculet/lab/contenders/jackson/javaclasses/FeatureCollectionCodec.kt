package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.currentMember
import dev.piculet.lab.contenders.jackson.expectArray
import dev.piculet.lab.contenders.jackson.expectObject
import dev.piculet.lab.contenders.jackson.nextLong
import dev.piculet.lab.contenders.jackson.nextNullableString
import dev.piculet.lab.contenders.jackson.skipMember
import dev.piculet.lab.contenders.jackson.writeLong
import dev.piculet.lab.contenders.jackson.writeNullableText
import dev.piculet.lab.payload.json.FeatureCollection
import dev.piculet.lab.payload.json.FeatureCollection.Feature
import dev.piculet.lab.payload.json.FeatureCollection.Geometry
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

private val TYPE: SerializableString = SerializedString("type")
private val FEATURES: SerializableString = SerializedString("features")
private val ID: SerializableString = SerializedString("id")
private val GEOMETRY: SerializableString = SerializedString("geometry")
private val PROPERTIES: SerializableString = SerializedString("properties")
private val COORDINATES: SerializableString = SerializedString("coordinates")

/** Reads and writes [FeatureCollection]. */
internal class FeatureCollectionCodec(
    private val inOrder: Boolean,
) : Codec<FeatureCollection> {
    private val featureCodec = FeatureCodec(inOrder)

    override fun read(parser: JsonParser): FeatureCollection {
        parser.expectObject()
        var type: String? = null
        var features: List<Feature>? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(TYPE)) type = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(FEATURES)) features = parser.nextNullableList(featureCodec) else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "type" -> type = parser.nextNullableString()
                "features" -> features = parser.nextNullableList(featureCodec)
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return FeatureCollection(type, features)
    }

    override fun write(
        generator: JsonGenerator,
        value: FeatureCollection,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(TYPE, value.type)
        generator.writeNullableList(FEATURES, featureCodec, value.features)
        generator.writeEndObject()
    }
}

private class FeatureCodec(
    private val inOrder: Boolean,
) : Codec<Feature> {
    private val geometryCodec = GeometryCodec(inOrder)

    override fun read(parser: JsonParser): Feature {
        parser.expectObject()
        var type: String? = null
        var id = 0L
        var geometry: Geometry? = null
        var properties: Map<String, String?>? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(TYPE)) type = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(GEOMETRY)) geometry = parser.nextNullable(geometryCodec) else return@declaredOrder
            if (parser.nextName(PROPERTIES)) properties = parser.nextNullableStringsByName() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "type" -> type = parser.nextNullableString()
                "id" -> id = parser.nextLong()
                "geometry" -> geometry = parser.nextNullable(geometryCodec)
                "properties" -> properties = parser.nextNullableStringsByName()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Feature(type, id, geometry, properties)
    }

    override fun write(
        generator: JsonGenerator,
        value: Feature,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(TYPE, value.type)
        generator.writeLong(ID, value.id)
        generator.writeNullable(GEOMETRY, geometryCodec, value.geometry)
        generator.writeNullableStringsByName(PROPERTIES, value.properties)
        generator.writeEndObject()
    }
}

private class GeometryCodec(
    private val inOrder: Boolean,
) : Codec<Geometry> {
    override fun read(parser: JsonParser): Geometry {
        parser.expectObject()
        var type: String? = null
        var coordinates: List<DoubleArray>? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(TYPE)) type = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(COORDINATES)) coordinates = parser.nextNullableList(Point) else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "type" -> type = parser.nextNullableString()
                "coordinates" -> coordinates = parser.nextNullableList(Point)
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Geometry(type, coordinates)
    }

    override fun write(
        generator: JsonGenerator,
        value: Geometry,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(TYPE, value.type)
        generator.writeNullableList(COORDINATES, Point, value.coordinates)
        generator.writeEndObject()
    }
}

private object Point : Codec<DoubleArray> {
    override fun read(parser: JsonParser): DoubleArray {
        parser.expectArray()
        var position = DoubleArray(2)
        var count = 0
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (count == position.size) position = position.copyOf(2 * count)
            position[count++] = parser.doubleValue
        }
        return if (count == position.size) position else position.copyOf(count)
    }

    override fun write(
        generator: JsonGenerator,
        value: DoubleArray,
    ) {
        generator.writeArray(value, 0, value.size)
    }
}
