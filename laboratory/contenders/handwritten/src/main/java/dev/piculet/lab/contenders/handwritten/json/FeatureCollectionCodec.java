package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.payload.json.FeatureCollection;
import dev.piculet.lab.payload.json.FeatureCollection.Feature;
import dev.piculet.lab.payload.json.FeatureCollection.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads and writes {@link FeatureCollection}. */
final class FeatureCollectionCodec extends JsonCodec<FeatureCollection> {
    private static final Name TYPE = Name.of("type");
    private static final Name FEATURES = Name.of("features");
    private static final Name ID = Name.of("id");
    private static final Name GEOMETRY = Name.of("geometry");
    private static final Name PROPERTIES = Name.of("properties");
    private static final Name COORDINATES = Name.of("coordinates");

    private static final Names OF_FEATURE_COLLECTION = Names.of("type", "features");
    private static final Names OF_FEATURE = Names.of("type", "id", "geometry", "properties");
    private static final Names OF_GEOMETRY = Names.of("type", "coordinates");

    @Override
    FeatureCollection read(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String type = in.begins(TYPE) ? in.readString() : null;
        List<Feature> features = in.isNext(FEATURES) ? readFeatures(in) : null;
        for (String member = in.nextName(OF_FEATURE_COLLECTION);
                member != null;
                member = in.nextName(OF_FEATURE_COLLECTION)) {
            switch (member) {
                case "type" -> type = in.readString();
                case "features" -> features = readFeatures(in);
                default -> in.skipValue();
            }
        }
        return new FeatureCollection(type, features);
    }

    @Override
    void write(JsonOutput out, FeatureCollection value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(TYPE);
        out.write(value.type());
        out.next(FEATURES);
        writeFeatures(out, value.features());
        out.endObject();
    }

    private static Feature readFeature(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String type = in.begins(TYPE) ? in.readString() : null;
        long id = in.isNext(ID) ? in.readLong() : 0;
        Geometry geometry = in.isNext(GEOMETRY) ? readGeometry(in) : null;
        Map<String, String> properties = in.isNext(PROPERTIES) ? in.readStringsByName() : null;
        for (String member = in.nextName(OF_FEATURE); member != null; member = in.nextName(OF_FEATURE)) {
            switch (member) {
                case "type" -> type = in.readString();
                case "id" -> id = in.readLong();
                case "geometry" -> geometry = readGeometry(in);
                case "properties" -> properties = in.readStringsByName();
                default -> in.skipValue();
            }
        }
        return new Feature(type, id, geometry, properties);
    }

    private static void writeFeature(JsonOutput out, Feature value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(TYPE);
        out.write(value.type());
        out.next(ID);
        out.write(value.id());
        out.next(GEOMETRY);
        writeGeometry(out, value.geometry());
        out.next(PROPERTIES);
        out.writeStringsByName(value.properties());
        out.endObject();
    }

    private static Geometry readGeometry(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String type = in.begins(TYPE) ? in.readString() : null;
        List<double[]> coordinates = in.isNext(COORDINATES) ? readPositions(in) : null;
        for (String member = in.nextName(OF_GEOMETRY); member != null; member = in.nextName(OF_GEOMETRY)) {
            switch (member) {
                case "type" -> type = in.readString();
                case "coordinates" -> coordinates = readPositions(in);
                default -> in.skipValue();
            }
        }
        return new Geometry(type, coordinates);
    }

    private static void writeGeometry(JsonOutput out, Geometry value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(TYPE);
        out.write(value.type());
        out.next(COORDINATES);
        writePositions(out, value.coordinates());
        out.endObject();
    }

    private static List<Feature> readFeatures(JsonInput in) {
        if (!in.beginsArray()) {
            return null;
        }
        List<Feature> features = new ArrayList<>();
        while (in.hasNext()) {
            features.add(readFeature(in));
        }
        return features;
    }

    private static void writeFeatures(JsonOutput out, List<Feature> features) {
        if (features == null) {
            out.writeNull();
            return;
        }
        out.put('[');
        for (int i = 0; i < features.size(); i++) {
            out.separate(i);
            writeFeature(out, features.get(i));
        }
        out.put(']');
    }

    private static List<double[]> readPositions(JsonInput in) {
        if (!in.beginsArray()) {
            return null;
        }
        List<double[]> positions = new ArrayList<>();
        while (in.hasNext()) {
            positions.add(readPosition(in));
        }
        return positions;
    }

    private static void writePositions(JsonOutput out, List<double[]> positions) {
        if (positions == null) {
            out.writeNull();
            return;
        }
        out.put('[');
        for (int i = 0; i < positions.size(); i++) {
            out.separate(i);
            writePosition(out, positions.get(i));
        }
        out.put(']');
    }

    private static double[] readPosition(JsonInput in) {
        if (!in.beginsArray()) {
            return null;
        }
        double[] position = new double[2];
        int count = 0;
        while (in.hasNext()) {
            if (count == position.length) {
                position = Arrays.copyOf(position, 2 * count);
            }
            position[count++] = in.readDouble();
        }
        return count == position.length ? position : Arrays.copyOf(position, count);
    }

    private static void writePosition(JsonOutput out, double[] position) {
        if (position == null) {
            out.writeNull();
            return;
        }
        out.put('[');
        for (int i = 0; i < position.length; i++) {
            out.separate(i);
            out.write(position[i]);
        }
        out.put(']');
    }
}
